"""A server that goes away and comes back, before the eyes of somebody who plays."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

from playwright.sync_api import Browser, expect

from server.people import Running
from stolik.server.settings import Settings
from web.visitor import Visitor


def test_a_game_goes_on_after_the_server_was_away(chromium: Browser, tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'stolik.sqlite'}", pace=0.0, workers=1)
    server = Running(settings)
    ala = Visitor(chromium, server.address, "Ala")
    ala.sit_at(ala.found("me", "easy"))
    for _ in range(3):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    told = ala.by("log").inner_text()
    server.stop()
    connection = ala.by("connection").first
    expect(connection).to_have_attribute("data-state", "offline")
    ala.options.first.click()  # while nobody listens: it is sent as soon as somebody does
    server = Running(settings, port=server.port)
    expect(connection).to_have_attribute("data-state", "online")
    expect(ala.by("log")).to_contain_text(told.splitlines()[-1])
    while ala.wait_for_turn():
        ala.move_in_words()
    assert ala.by("log").inner_text().startswith(told)
    faults = [fault for fault in ala.faults if "WebSocket connection" not in fault]  # that it failed is the point
    ala.context.close()
    server.stop()
    assert not faults


def test_a_game_goes_on_from_a_restored_backup(chromium: Browser, tmp_path: Path) -> None:
    """What came after the backup never was: the page must not wait for it."""
    database, backup = tmp_path / "stolik.sqlite", tmp_path / "backup"
    settings = Settings(database=f"sqlite:///{database}", pace=0.0, workers=1)
    server = Running(settings)
    ala = Visitor(chromium, server.address, "Ala")
    ala.sit_at(ala.found("me", "easy"))
    assert ala.wait_for_turn()
    told = ala.by("log").inner_text()
    server.stop()
    copyfile(database, backup)
    server = Running(settings, port=server.port)
    for _ in range(3):
        assert ala.wait_for_turn()
        ala.move_in_words()
    server.stop()
    copyfile(backup, database)
    server = Running(settings, port=server.port)
    expect(ala.by("log")).to_have_text(told, use_inner_text=True)
    while ala.wait_for_turn():
        ala.move_in_words()
    ala.context.close()
    server.stop()
