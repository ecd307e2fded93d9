"""What makes a folder of files a site: its policy, its list, its page for nowhere."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import pytest
from sites import finish

from rallybox.core.words import languages
from rallybox.server.web.headers import CONTENT_POLICY

ROOT = Path(__file__).parents[2]
HEAD = '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(f"{HEAD}    <title>x</title></head></html>")
    (tmp_path / "sw.js").write_text('const build = JSON.parse("%SITE%");')
    (tmp_path / "python").mkdir()
    (tmp_path / "python" / "big.wasm.gz").write_bytes(gzip.compress(b"wasm"))
    finish.finish(tmp_path)
    return tmp_path


def test_the_policy_stands_in_the_page_and_in_the_headers(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert page.index("Content-Security-Policy") < page.index("<title>")
    assert "frame-ancestors" not in page, "browsers complain of it there"
    headers = (site / "_headers").read_text()
    assert "frame-ancestors 'none'" in headers
    for text in (page, headers):
        assert "script-src 'self' 'wasm-unsafe-eval';" in text
        assert "'unsafe-eval'" not in text
        assert "unsafe-inline" not in text


def test_the_worker_knows_every_file_as_a_browser_gets_it(site: Path) -> None:
    text = (site / "sw.js").read_text().removeprefix("const build = JSON.parse(")
    build = json.loads(json.loads(text.removesuffix(");")))
    files = {file["path"]: file for file in build["files"]}
    assert set(files) == {"index.html", "python/big.wasm"}
    assert files["python/big.wasm"]["sha256"] == hashlib.sha256(b"wasm").hexdigest()
    assert files["python/big.wasm"]["bytes"] == 4


def test_the_worker_knows_the_policy_that_it_writes_on_everything(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = finish.listed(site)
    assert before["policy"] == CONTENT_POLICY
    monkeypatch.setattr(finish, "CONTENT_POLICY", "default-src 'none'")
    assert finish.listed(site)["version"] != before["version"], "what is kept has the old one"


def test_the_lines_for_proxies_have_the_policy() -> None:
    page = (ROOT / "docs" / "site.md").read_text(encoding="utf-8")
    assert f'add_header Content-Security-Policy "{CONTENT_POLICY}";' in page
    assert f'header Content-Security-Policy "{CONTENT_POLICY}"\n' in page


def test_another_file_is_another_version(site: Path) -> None:
    before = finish.listed(site)["version"]
    assert finish.listed(site)["version"] == before
    (site / "index.html").write_text("other")
    assert finish.listed(site)["version"] != before


def test_a_worker_without_a_place_for_the_list_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text("nothing")
    with pytest.raises(ValueError, match="no place"):
        finish.fill_worker(tmp_path / "sw.js", {})


def test_nowhere_is_said_in_every_language(site: Path) -> None:
    page = (site / "404.html").read_text(encoding="utf-8")
    assert all(f'<section lang="{language}">' in page for language in languages())
    assert "<script" not in page
