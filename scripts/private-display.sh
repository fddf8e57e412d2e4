# shellcheck shell=bash
# Sourced by real-window and bench-window: an X server of our own, with no screen, no window
# manager and nobody else on it, and everything tidied away at the end.
#
# Afterwards $root is the project's folder, $target where Cargo builds, and $scratch a folder that
# is gone when the script ends.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
mkdir -p "$target"
target=$(cd "$target" && pwd)
export CARGO_TARGET_DIR=$target
scratch=$(mktemp -d)
server=
program=

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Ends a process that we started, if it still runs.
end() {
    if [[ -n $1 ]] && kill -0 "$1" 2>/dev/null; then
        kill "$1" 2>/dev/null || true
        wait "$1" 2>/dev/null || true
    fi
}

# Nothing ends without a word.
set -o errtrace
trap 'printf "%s: stopped at line %s: %s\n" "$(basename "$0")" "$LINENO" "$BASH_COMMAND" >&2' ERR

tidy() {
    end "$program"
    end "$server"
    rm -rf "$scratch"
}
trap tidy EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

need() {
    local command
    for command in "$@"; do
        command -v "$command" >/dev/null \
            || fail "$command is missing; scripts/install-tools window installs what is needed"
    done
}

# Starts the server on the first free display and makes it ours.
open_display() {
    local display=
    mkfifo "$scratch/display"
    # Without -noreset the server starts over when its last window closes, and for a moment there
    # is none.
    Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset \
        3>"$scratch/display" 2>"$scratch/server.log" &
    server=$!
    read -r -t 20 display <>"$scratch/display" || true
    [[ -n $display ]] || fail "the X server did not start: $(tail -n 1 "$scratch/server.log")"
    export DISPLAY=":$display"
    # Whoever starts this on a desktop wants the window in here and not on the desktop.
    unset WAYLAND_DISPLAY WAYLAND_SOCKET
}
