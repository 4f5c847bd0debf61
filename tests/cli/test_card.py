"""`netrunner card` and `netrunner cards`, run as a user would."""

import json

import pytest
from click.testing import CliRunner, Result

from netrunner.cards.statistics import statistics
from netrunner.cli.card import FACTION_STYLES
from netrunner.cli.main import cli


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments))


@pytest.mark.parametrize("title", ["account siphon", "acount syphon", "Account"])
def test_a_card_is_shown_by_an_approximate_title(title: str) -> None:
    result = run("card", title)
    assert result.exit_code == 0
    assert "Account Siphon" in result.output
    assert "Criminal · Event: Run, Sabotage" in result.output
    assert "Play cost 0 · Influence 4" in result.output
    assert "01018  Core Set 18, ×2, 2012-09-06" in result.output
    assert "Rotated out of Standard on 2017-10-01." in result.output
    assert "FAQ/card/account-siphon/1" in result.output


def test_subtypes_are_written_as_they_are_printed() -> None:
    assert "Ice: Sentry, Destroyer, AP" in run("card", "swordsman").output
    assert "Ice: Code Gate, NEXT" in run("card", "next", "bronze").output


def test_a_title_may_be_several_words_without_quotes() -> None:
    assert "Chaos Theory: Wünderkind" in run("card", "chaos", "theory").output


def test_a_card_says_whether_it_is_implemented() -> None:
    section = run("card", "ice wall").output.split("Text\n")[1].split("\n\n")[0]
    assert "End the run." in section
    assert "(implemented)" in section


def test_the_rendered_text_of_cards_is_searched() -> None:
    found = run("cards", "f:criminal t:event o<=2 x:run", "--titles").output.splitlines()
    assert "Account Siphon" in found
    assert "Easy Mark" not in found


def test_a_title_that_fits_several_cards_lists_them() -> None:
    result = run("card", "jinteki")
    assert result.exit_code == 1
    assert "could be any of “Jinteki: Personal Evolution”" in result.output
    assert "No card is called “qqqq”." in run("card", "qqqq").output


def test_facts_as_json() -> None:
    facts = json.loads(run("card", "ice wall", "--json").output)
    assert facts["title"] == "Ice Wall"
    assert facts["printings"][0] == {"code": "01103", "pack": "core", "position": 103, "quantity": 3}


def test_the_pool_is_searched() -> None:
    result = run("cards", "f:criminal t:event o<=0 e:core")
    assert result.exit_code == 0
    assert "Account Siphon" in result.output
    assert "2 cards" in result.output
    assert run("cards", "f:criminal", "t:event", "o<=0", "e:core", "--titles").output == "Account Siphon\nEasy Mark\n"
    lines = run("cards", "hedge fund", "--json").output.splitlines()
    assert [json.loads(line)["title"] for line in lines] == ["Hedge Fund"]


def test_lists_follow_the_date() -> None:
    assert "Parasite" in run("cards", "b:listed", "--date", "2016-03-01", "--titles").output
    assert "Parasite" not in run("cards", "b:listed", "--titles").output


def test_a_mistake_is_pointed_at() -> None:
    result = run("cards", "f:criminal q:2")
    assert result.exit_code == 2
    assert "\n  f:criminal q:2\n             ^\n" in result.output


def test_nothing_found_is_said() -> None:
    result = run("cards", "t:ice t:event")
    assert (result.exit_code, result.output) == (1, "No card fits.\n")


def test_the_help_names_every_field() -> None:
    assert "advancement requirement" in run("cards", "--help").output


def test_every_faction_but_neutral_has_a_colour() -> None:
    from netrunner.cards.data.sets import sets

    assert {code for code in sets().factions if not code.startswith("neutral")} == FACTION_STYLES.keys()


def test_the_statistics_count_the_pool_and_its_language() -> None:
    output = run("cards", "--stats").output
    assert "of 1420 titles play." in output
    assert "113  core" in output
    assert "words in the vocabulary" in output
    assert "cards with hand-written sentences" in output


def test_the_language_stays_a_grammar() -> None:
    """The goals of the design: few words that compose, and odd effects with their cards. A word of the vocabulary that
    one card uses is one that the engine has to know, or an example of the documentation."""
    found = statistics()
    assert len(found.words) <= 300
    assert len(found.used_once) <= len(found.words) / 20, "a word that one card uses lives with its card"
    assert set(found.unused) <= {"MoreTags"}, "a rule speaks of it (RR/avoid/4), and no card of the pool does"
    assert len(found.handwritten) <= 60
    assert len(found.with_words) <= found.implemented / 4
    assert "Gain" in found.words
    assert "Gain" not in (*found.used_once, *found.unused)


def test_a_search_without_a_query_says_what_is_missing() -> None:
    result = run("cards")
    assert result.exit_code == 2
    assert "Say what to search for" in result.output
