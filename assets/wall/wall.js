/* Keeps the wall true, lets its clocks run, and turns its pages where one screen is too small for
   everything. Old browsers run it, too. */
(function () {
  'use strict';
  var BEAT = 15000, LATER = 2000, SECOND = 1000, TURN = 12000, GAP = 16;
  var main = document.querySelector('main'), touch = document.getElementById('touch');
  var hold = document.getElementById('hold');
  var source, heard = Date.now(), since = Date.now(), asked = 0, turns = 0, held = false;

  function each(list, what) { Array.prototype.forEach.call(list, what); }

  function lost(is) {
    document.body.classList.toggle('lost', is);
    if (touch.hidden !== is) { return; }
    touch.hidden = !is;
    touch.textContent = is ? touch.getAttribute('data-lost') : '';
  }

  function two(number) { return (number < 10 ? '0' : '') + number; }

  function figures(seconds) {
    var hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
    return (hours ? hours + ':' + two(minutes) : minutes) + ':' + two(seconds % 60);
  }

  function tick() {
    each(main.querySelectorAll('[data-left]'), function (clock) {
      var left = Number(clock.getAttribute('data-left')) - Math.floor((Date.now() - since) / SECOND);
      var text = left < 0 ? '+' + figures(-left) : figures(left);
      if (clock.textContent !== text) { clock.textContent = text; }
      clock.classList.toggle('over', left < 0);
    });
  }

  /* A section in as many parts as it needs, each with the height that it takes. */
  function parts(section, room) {
    var rows = section.querySelectorAll('[data-row]'), found = [], high = 0, height, most, from;
    each(rows, function (row) { high = Math.max(high, row.getBoundingClientRect().height); });
    height = section.getBoundingClientRect().height;
    most = rows.length;
    if (height > room && rows.length) {
      most = Math.max(1, rows.length - Math.ceil((height - room) / high));
      // Parts of about the same length.
      most = Math.ceil(rows.length / Math.ceil(rows.length / most));
      height = room;
    }
    for (from = 0; from < Math.max(1, rows.length); from += Math.max(1, most)) {
      found.push({ section: section, rows: rows, from: from, upto: from + most, height: height });
    }
    return found;
  }

  /* What a panel shows in turns: as many parts at once as there is room for. */
  function pages(panel) {
    var room = panel.clientHeight, left = -1, found = [];
    each(panel.children, function (section) {
      each(parts(section, room), function (part) {
        left -= part.height + GAP;
        if (left < 0) {
          found.push([]);
          left = room - part.height;
        }
        found[found.length - 1].push(part);
      });
    });
    return found;
  }

  function show() {
    var fits = window.matchMedia && window.matchMedia('(min-width: 60rem)').matches;
    document.body.classList.toggle('turns', fits);
    hold.hidden = !fits;
    each(main.querySelectorAll('.panel'), function (panel) {
      var all;
      each(panel.querySelectorAll('section, [data-row]'), function (part) { part.hidden = false; });
      if (!fits) { return; }
      all = pages(panel);
      each(panel.children, function (section) { section.hidden = true; });
      each(all[turns % all.length] || [], function (part) {
        part.section.hidden = false;
        each(part.rows, function (row, place) { row.hidden = place < part.from || place >= part.upto; });
      });
    });
  }

  function fetchAgain() {
    var mine = ++asked, request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.timeout = 12000;
    request.onload = function () {
      if (mine !== asked) { return; }
      var page = new DOMParser().parseFromString(request.responseText, 'text/html');
      var fresh = page.querySelector('main[data-version]');
      if (!fresh) { location.reload(); return; }
      main.innerHTML = fresh.innerHTML;
      main.setAttribute('data-version', fresh.getAttribute('data-version'));
      since = heard = Date.now();
      lost(false);
      show();
    };
    request.onerror = request.ontimeout = function () { if (mine === asked) { lost(true); } };
    request.send();
  }

  function listen() {
    if (source) { source.close(); }
    source = new EventSource('/live');
    source.addEventListener('change', function (event) {
      // What comes after a long silence was sent before this screen slept: it proves nothing.
      if (Date.now() - heard > BEAT || event.data !== main.getAttribute('data-version')) {
        fetchAgain();
      } else { heard = Date.now(); lost(false); }
    });
    source.addEventListener('beat', function () {
      if (Date.now() - heard > BEAT) { fetchAgain(); } else { heard = Date.now(); }
    });
    source.onerror = function () {
      lost(true);
      if (source.readyState === 2) { setTimeout(listen, LATER); }
    };
  }

  function wake() {
    if (document.hidden) { return; }
    if (Date.now() - heard > BEAT / 3) { lost(true); fetchAgain(); }
    listen();
  }

  setInterval(tick, SECOND / 4);
  setInterval(function () {
    if (Date.now() - heard > BEAT + BEAT / 2) { lost(true); heard = Date.now() - BEAT; listen(); }
  }, SECOND);
  setInterval(function () {
    if (held) { return; }
    turns += 1;
    show();
  }, TURN);
  hold.addEventListener('click', function () {
    held = !held;
    hold.setAttribute('aria-pressed', String(held));
  });
  window.addEventListener('resize', show);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  if (document.fonts && document.fonts.ready) { document.fonts.ready.then(show); }
  show();
}());
