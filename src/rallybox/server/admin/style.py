"""How the page for admins looks: ink and paper as everywhere (web/src/styles/tokens.css)."""

from __future__ import annotations

STYLE = """\
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6eedc, #17191e);
  --raised: light-dark(#fffdf6, #2a2e37);
  --ink: light-dark(#23201c, #f2e9d6);
  --line: light-dark(#d9ccb2, #3a3e48);
  --accent: light-dark(#b3361e, #ff8a66);
  --link: light-dark(#0b5e8a, #7cc4f0);
  --green: light-dark(#1e7a4b, #63d39a);
  font: 1rem/1.5 system-ui, sans-serif;
}
body {
  margin: 1rem auto;
  max-width: 72rem;
  padding: 0 1rem;
  background: var(--paper);
  color: var(--ink);
}
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; }
nav a { padding: 0.6rem 0; font-weight: 600; }
nav form, td form { display: inline; }
nav form { margin-left: auto; }
button, select, input:not([type="checkbox"]) {
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 2px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
  color: inherit;
  font: inherit;
}
button { border-color: var(--ink); font-weight: 600; cursor: pointer; }
input[type="checkbox"] { width: 1.3rem; height: 1.3rem; accent-color: var(--accent); }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: 0.35rem 0.5rem; text-align: left; }
td { overflow-wrap: anywhere; }
fieldset { border: 2px solid var(--line); border-radius: 6px; margin: 1rem 0; }
label {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-right: 1rem;
}
[role="status"] { border-left: 6px solid var(--green); padding: 0.5rem 1rem; }
[role="alert"] { border-left: 6px solid var(--accent); padding: 0.5rem 1rem; }
/* A phone: what is wide is moved aside under the finger, and the page stays where it is. */
@media (max-width: 48rem) {
  table { display: block; overflow-x: auto; }
  th, td { white-space: nowrap; }
}
"""
