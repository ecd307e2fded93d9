"""How the page for admins looks."""

from __future__ import annotations

STYLE = """\
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem auto; max-width: 72rem; padding: 0 1rem; }
nav a { margin-right: 1rem; }
nav form, td form { display: inline; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: left; }
td { overflow-wrap: anywhere; }
fieldset { border: 1px solid #8886; margin: 1rem 0; }
label { display: inline-block; margin: 0.25rem 1rem 0.25rem 0; }
[role="status"] { border-left: 0.25rem solid #2a7; padding: 0.5rem 1rem; }
[role="alert"] { border-left: 0.25rem solid #c33; padding: 0.5rem 1rem; }
"""
