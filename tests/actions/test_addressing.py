"""What a message says of whom it is for is said to them; what it says of others stays."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW


def text(shop, command):
    (action,) = begin(shop, command, NOW).outcome.actions
    return action.text


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("tell Lena I'll print her that poster", "I'll print you that poster"),
        ("tell Theo his first wheel was great", "Your first wheel was great"),
        ("let Kate know she can have the van", "You can have the van"),
        ("tell Lena she's right", "You're right"),
        ("tell Lena she's done it", "You've done it"),
        ("ask Theo if he can send me his list", "Could you tell me if you can send me your list?"),
        ("ask Theo is he free", "Are you free?"),
        ("ask Theo to bring his drill", "Please bring your drill."),
        ("thank Theo for his help", "Thank you for your help!"),
        ("tell Lena that I promised her a sign and she will get it", "I promised you a sign and you will get it"),
        ("tell Lena she has the key and wants it back", "You have the key and want it back"),
        ("tell Lena we'll call her tomorrow", "We'll call you tomorrow"),
        ("tell Lena I saw her yesterday", "I saw you yesterday"),
        ("tell Lena I know her needs", "I know your needs"),
        ("tell Lena the next turn is hers", "The next turn is yours"),
        ("tell Theo he carries too much", "You carry too much"),
        ("tell Lena she should call Theo before he leaves", "You should call Theo before he leaves"),
    ],
)
def test_whoever_a_message_is_for_is_you(shop, command, wanted):
    assert text(shop, command) == wanted


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("tell Lena Theo lost his key", "Theo lost his key"),
        ("tell Theo the customer wants his bike back", "The customer wants his bike back"),
        ("tell Theo that she said he can go", "She said he can go"),
        ("Theo is ill. Tell Lena he can't come", "He can't come"),
        ("tell Lena they can't deliver", "They can't deliver"),
        ("tell Lena 'she is right'", "she is right"),
        ("tell Lena Olaf lost his shoe", "Olaf lost his shoe"),
        ("tell Lena we are late and Theo will call", "We are late and Theo will call"),
    ],
)
def test_a_pronoun_that_may_mean_somebody_else_stays(shop, command, wanted):
    assert text(shop, command) == wanted


VERBS = {"needs": "need", "has": "have", "is at": "are at", "tries": "try", "misses": "miss", "can have": "can have"}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(["he", "she"]),
    st.sampled_from(sorted(VERBS)),
    st.sampled_from(["the stand", "the lift", "new gloves"]),
    st.sampled_from(["Theo", "Lena", "Kate", "Jonas W."]),
)
def test_the_verb_goes_with_the_pronoun(shop, pronoun, verb, thing, name):
    assert text(shop, f"tell {name} that {pronoun} {verb} {thing}") == f"You {VERBS[verb]} {thing}"
