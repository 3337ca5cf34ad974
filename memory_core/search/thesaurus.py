"""Words of working life that stand for one another, so that a question need not use the words of its answer.

Each line is a group; a word may be in several. Nothing here belongs to a trade: only what people everywhere do with
plans, money, papers, goods and each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

GROUPS: Final = """
slip delay postpone late push reschedule move
delay behind overdue late
postpone defer shelve
cancel off scrap drop abandon
launch release ship rollout open
opening open start launch
start begin kickoff commence
finish complete done end wrap
deadline due date
schedule plan book timetable
reschedule move shift
meeting call sync session catchup
appointment booking slot
trip travel journey visit
fly flight plane
flight departure airport
hotel room accommodation
train rail ticket
drive car
price cost quote fee charge
pricing price quote
cost expense spend budget
pay payment invoice bill
invoice bill
salary pay wage compensation
budget spend funds allocation
discount reduction rebate
refund reimburse credit
money cash funding
buy purchase order procure
order purchase PO
sell sale deal
customer client account buyer
supplier vendor provider
contract agreement deal
sign signature close
sign agree commit
deal contract close
win won close
lose lost churn
hire recruit join headcount
hiring recruiting vacancy opening role
candidate applicant
fire dismiss leave
quit resign leave
leave holiday vacation absence
holiday vacation leave
sick ill unwell
job role position post
boss manager lead
team group crew
colleague coworker
owner responsible charge assigned
own owner responsible
responsible charge handle
assign task give
task todo action item
promise commit owe pledge
owe promise outstanding
remind reminder nudge
follow chase ping
chase nudge remind
reply answer respond response
answer reply response
ask request question
request ask demand
tell say mention inform
say mention state
suggest propose recommend
propose proposal suggest offer
offer proposal quote
decide decision choose agree settle
decision decide conclusion
choose pick select decide
pick choose select
choice option alternative
agree approve accept okay
approve approval signoff accept
reject refuse decline turn
refuse decline reject
object oppose disagree concern
disagree against object
argue dispute disagree
confirm verify confirmation
check verify inspect review
inspect inspection audit
review feedback comment
test trial check
problem issue trouble fault
issue problem bug
bug defect error regression
error mistake wrong
wrong incorrect mistake
broken fail down fault
fail failure broken
fix repair resolve solve
repair fix mend
cause reason why because
reason because why
change switch replace amend
change update alter modify
replace swap substitute
update status progress
status progress state
progress status
increase raise rise grow
reduce cut lower decrease
cut remove drop
remove delete drop
add include
send forward email mail
send deliver ship
deliver delivery arrive ship
arrive arrival come
receive get arrive
return back
lend borrow loan
call phone ring
phone number mobile
address location place
location place where venue
venue place room location
office site building
move relocate
password credential secret
key token credential
access permission login
document file paper doc
report summary write
summary recap overview
notes minutes
draft version
slides deck presentation
deck presentation slides
spreadsheet sheet table
photo picture image
picture image photo
number figure count
amount quantity number
count total number
total sum overall
percent percentage share rate
rate percentage
speed latency performance
slow latency delay
fast quick speed
database db datastore storage
server host machine
deploy release rollout
outage incident down
forecast estimate prediction
estimate guess forecast
target goal objective
goal target aim
risk danger concern
worry concern worried
happy pleased satisfied
prefer like favourite preference
like prefer
want wish need ask
need require want
require need must
allow permit
insurance cover policy
certificate certification licence
licence license permit
law legal
lawyer solicitor attorney legal
tax vat
bank account
damage broken harm
accident incident
safety safe
stock inventory
warehouse store storage
equipment machine device
part component
size dimension big
weight heavy
colour color
temperature degrees
weather rain
food lunch dinner meal
lunch meal eat
dinner restaurant meal
party celebration event
birthday anniversary
gift present
child kid daughter son
kid child
wife husband partner spouse
school kindergarten nursery
doctor dentist
home house
rent lease
name called
title name
guest visitor attendee
attend join come
attendee participant guest
invite invitation
speaker talk
training course workshop
learn lesson
idea suggestion proposal
opinion view think
think believe opinion
feedback comment opinion
complain complaint unhappy
complaint complain
thank thanks
sorry apologise apology
introduce introduction
help support assist
support help
""".strip()

_GROUPS: Final = tuple(tuple(dict.fromkeys(terms(line))) for line in GROUPS.splitlines())


def _by_term() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for group in _GROUPS:
        for term in group:
            found[term] |= dict.fromkeys(each for each in group if each != term)
    return {term: tuple(others) for term, others in found.items()}


_SYNONYMS: Final = _by_term()


def synonyms(term: str) -> tuple[str, ...]:
    """The terms that may stand for a term, in the order of the groups; () for most.

    >>> synonyms("invoic")
    ('pay', 'payment', 'bill')
    """
    return _SYNONYMS.get(term, ())
