/* Keeps the page true: hears that something has changed, fetches the page and puts it into place
   without moving the focus or what is being typed. Old browsers run it, too. */
(function () {
  'use strict';
  var BEAT = 15000, SOON = 500, LATER = 2000, GLANCE = 250, TWICE = 400, READ = 10000;
  var main = document.querySelector('main'), touch = document.getElementById('touch');
  var sound = document.getElementById('sound');
  var source, heard = Date.now(), asked = 0, posting = false, audio = null, wasMine = isMine();
  var saw = main.getAttribute('data-saw'), before = saw, changed = 0, down = 0, touched = 0, own = 0, told = 0, closed = false, answered = false;

  function isMine() { return document.getElementById('turn').textContent !== ''; }

  function lost(is) {
    document.body.className = is ? 'lost' : '';
    if (touch.hidden !== is) { return; }
    touch.hidden = !is;
    touch.textContent = is ? touch.getAttribute('data-lost') : '';
  }

  /* Makes one element like another; whoever has the focus keeps it, what is typed stays. */
  function morph(old, now) {
    var i, name, attributes = now.attributes;
    for (i = old.attributes.length - 1; i >= 0; i--) {
      name = old.attributes[i].name;
      if (!now.hasAttribute(name) && !(name === 'open' && old.tagName === 'DETAILS')) { old.removeAttribute(name); }
    }
    for (i = 0; i < attributes.length; i++) {
      if (old.getAttribute(attributes[i].name) !== attributes[i].value) {
        old.setAttribute(attributes[i].name, attributes[i].value);
      }
    }
    var a = old.firstChild, b = now.firstChild, next, after;
    while (b) {
      next = b.nextSibling;
      if (a && alike(a, b)) {
        after = a.nextSibling;
        if (a.nodeType === 1) { morph(a, b); } else if (a.nodeValue !== b.nodeValue) { a.nodeValue = b.nodeValue; }
        a = after;
      } else if (a && (b.id || b.nodeName === 'OPTION') && (after = further(a, b))) {
        while (a !== after) { next = a.nextSibling; drop(old, a); a = next; }
        next = b.nextSibling;
        continue;
      } else {
        old.insertBefore(document.importNode(b, true), a);
      }
      b = next;
    }
    while (a) { after = a.nextSibling; drop(old, a); a = after; }
  }

  /* What somebody is filling in stays as it was, until they have entered it: then they are told that
     the table has gone on. */
  function drop(place, part) {
    var kept = answered ? null : begun(), inner, next;
    if (!kept || part.nodeType !== 1 || !part.contains(kept)) { place.removeChild(part); return; }
    if (part === kept) { part.setAttribute('data-past', main.getAttribute('data-note')); return; }
    for (inner = part.firstChild; inner; inner = next) { next = inner.nextSibling; drop(part, inner); }
  }

  /* The form in which somebody is. */
  function begun() {
    var at = document.activeElement;
    if (!at || !at.form || !at.name) { return null; }
    while (at && !(at.id && at.id.indexOf('offer-') === 0)) { at = at.parentElement; }
    return at;
  }

  /* The element behind this one that another one is meant to be. */
  function further(a, b) {
    while (a && !alike(a, b)) { a = a.nextSibling; }
    return a;
  }

  function alike(a, b) {
    return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '') &&
      (a.nodeName !== 'OPTION' || a.value === b.value);
  }

  function say(id, now) {
    var place = document.getElementById(id), words = now.getAttribute('data-say') || '';
    if (place.getAttribute('data-said') === words) { return; }
    place.setAttribute('data-said', words);
    place.lang = now.lang;
    place.textContent = '';
    setTimeout(function () { place.textContent = words; }, 100);
  }

  function show(text, isAnswer) {
    var page = new DOMParser().parseFromString(text, 'text/html'), fresh = page.querySelector('main[data-version]');
    var message = document.getElementById('message'), focus = document.activeElement, now;
    var wasInLine = focus && document.getElementById('line') && document.getElementById('line').contains(focus);
    if (!fresh) { location.reload(); return; }
    answered = isAnswer;
    document.title = page.title;
    // What was answered just now stays long enough to be read.
    if (message && !isAnswer && Date.now() - told < READ && !message.querySelector('form')) {
      fresh.insertBefore(page.importNode(message, true), page.getElementById('call').nextSibling);
    }
    now = fresh.getAttribute('data-saw');
    if (now !== saw) { before = saw; saw = now; changed = Date.now(); }
    morph(document.querySelector('header'), page.querySelector('header'));
    morph(main, fresh);
    say('polite', page.getElementById('polite'));
    say('assertive', page.getElementById('assertive'));
    if (isMine() && !wasMine) { call(); }
    wasMine = isMine();
    lost(false);
    keepFocus(focus, wasInLine);
    message = document.getElementById('message');
    if (message && isAnswer) {
      told = Date.now();
      if (message.scrollIntoView) { message.scrollIntoView(); }
    }
  }

  /* Whoever was on something that is gone is not sent to the top of the page. */
  function keepFocus(focus, wasInLine) {
    var place = document.querySelector(wasInLine ? '#line input[type=text]' : '#call-text');
    if (!focus || focus === document.body || document.contains(focus) || !place) { return; }
    if (!wasInLine) { place.setAttribute('tabindex', '-1'); }
    place.focus();
  }

  /* What a line means is said again whenever the table has gone on. */
  function whole() {
    var line = document.querySelector('#line input[type=text]');
    return document.querySelector('#line .means') && line ? '/?line=' + encodeURIComponent(line.value) : '/';
  }

  function call() {
    if (navigator.vibrate) { navigator.vibrate([150, 80, 150]); }
    if (!audio) { return; }
    [660, 880].forEach(function (pitch, nth) {
      var tone = audio.createOscillator(), volume = audio.createGain(), at = audio.currentTime + nth * 0.18;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.2, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
      tone.connect(volume); volume.connect(audio.destination);
      tone.start(at); tone.stop(at + 0.4);
    });
  }

  /* Whatever was asked before something else counts no more. */
  function ask(method, path, body, isNews) {
    var mine = ++asked, request = new XMLHttpRequest(), isAnswer = !isNews && (method === 'POST' || path !== '/');
    posting = isAnswer;
    request.open(method, path);
    request.timeout = 12000;
    if (body !== undefined) { request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded'); }
    request.onload = function () {
      if (mine !== asked) { return; }
      posting = false;
      if (method === 'POST') { own = Date.now(); }
      if (request.status === 401) { location.reload(); return; }
      show(request.responseText, isAnswer);
      if (isAnswer) { settle(method); }
      hear();
    };
    request.onerror = request.ontimeout = function () { if (mine === asked) { posting = false; lost(true); } };
    request.send(body);
  }

  /* What was entered is out of the way; a line shows what was made of it. */
  function settle(method) {
    var i, fields = main.querySelectorAll(method === 'POST' ? 'form' : 'input[name=line][type=text]');
    if (document.getElementById('message')) { return; }
    for (i = 0; i < fields.length; i++) {
      if (method === 'POST') { fields[i].reset(); } else { fields[i].value = fields[i].getAttribute('value'); }
    }
  }

  /* The server was heard of. What comes after a long silence was sent before the phone slept: it
     proves nothing. */
  function hear() {
    if (Date.now() - heard > BEAT) { again(); return false; }
    heard = Date.now();
    return true;
  }

  function again() {
    lost(true);
    heard = Date.now() - BEAT + LATER;
    listen();
  }

  function listen() {
    if (closed) { return; }
    if (source) { source.close(); }
    source = new EventSource('/live');
    source.addEventListener('change', function (event) {
      if (!hear()) { return; }
      if (event.data === main.getAttribute('data-version')) { lost(false); } else if (!posting) { ask('GET', whole(), undefined, true); }
    });
    source.addEventListener('beat', hear);
    source.addEventListener('away', function () { source.close(); location.reload(); });
    source.addEventListener('closed', function () {
      source.close();
      closed = true;
      lost(true);
      touch.textContent = touch.getAttribute('data-closed');
    });
    source.onerror = function () {
      lost(true);
      // Whoever is not known any more is told so by the page.
      if (source.readyState === 2) { setTimeout(function () { ask('GET', whole(), undefined, true); listen(); }, LATER); }
    };
  }

  function wake() {
    if (document.hidden || closed) { return; }
    if (Date.now() - heard > BEAT / 3) { lost(true); }
    listen();
  }

  setInterval(function () {
    if (!closed && Date.now() - heard > BEAT) { again(); }
  }, SOON);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);

  /* What changed while a finger was on its way nobody has seen. */
  function seen(now) {
    var isBlind = Date.now() - down < LATER && down - changed < GLANCE;
    down = 0;
    return now === saw && isBlind ? before : now;
  }

  document.addEventListener('touchstart', function () { touched = down = Date.now(); }, true);
  // Browsers send one behind every touch as well.
  document.addEventListener('mousedown', function () { if (Date.now() - touched > LATER) { down = Date.now(); } }, true);

  document.addEventListener('submit', function (event) {
    var form = event.target, fields = [], i, field;
    event.preventDefault();
    // A second tap that comes too soon does nothing.
    if (form.method === 'post' && (posting || down && down - own < TWICE)) { down = 0; return; }
    for (i = 0; i < form.elements.length; i++) {
      field = form.elements[i];
      if (field.name) {
        fields.push(encodeURIComponent(field.name) + '=' + encodeURIComponent(field.name === 'saw' ? seen(field.value) : field.value));
      }
    }
    fields = fields.join('&');
    var action = form.getAttribute('action');
    if (form.method === 'post') { ask('POST', action, fields); } else { ask('GET', action + '?' + fields); }
  });

  if (window.AudioContext || window.webkitAudioContext) {
    sound.hidden = false;
    sound.addEventListener('click', function () {
      var on = !audio;
      if (on) { audio = new (window.AudioContext || window.webkitAudioContext)(); call(); } else { audio.close(); audio = null; }
      sound.setAttribute('aria-pressed', String(on));
    });
  }
}());
