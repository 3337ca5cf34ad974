"""Words of working life that stand for one another, so that a question need not use the words of its answer.

Groups stand between slashes; a word may be in several. Nothing here belongs to a trade: only what people everywhere do
with plans, money, papers, goods and each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

GROUPS: Final = """
    slip delay postpone late push reschedule move / delay behind overdue late / postpone defer shelve /
    cancel off scrap drop abandon / launch release ship rollout open / opening open start launch /
    start begin kickoff commence / finish complete done end wrap / deadline due date / schedule plan book timetable /
    reschedule move shift / meeting call sync session catchup / appointment booking slot / trip travel journey visit /
    fly flight plane / flight departure airport / hotel room accommodation / train rail ticket / drive car /
    price cost quote fee charge / pricing price quote / cost expense spend budget / pay payment invoice bill /
    invoice bill / salary pay wage compensation / budget spend funds allocation / discount reduction rebate /
    refund reimburse credit / money cash funding / buy purchase order procure / order purchase PO / sell sale deal /
    customer client account buyer / supplier vendor provider / contract agreement deal / sign signature close /
    sign agree commit / deal contract close / win won close / lose lost churn / hire recruit join headcount /
    hiring recruiting vacancy opening role / candidate applicant / fire dismiss leave / quit resign leave /
    holiday vacation absence / sick ill unwell / job role position post /
    boss manager lead / team group crew / colleague coworker / owner responsible charge assigned /
    own owner responsible / responsible charge handle / assign task give / task todo action item /
    promise commit owe pledge / owe promise outstanding / remind reminder nudge / follow chase ping /
    chase nudge remind / reply answer respond response / answer reply response / ask request question /
    request ask demand / tell say mention inform / say mention state / suggest propose recommend /
    propose proposal suggest offer / offer proposal quote / decide decision choose agree settle /
    decision decide conclusion / choose pick select decide / pick choose select / choice option alternative /
    agree approve accept okay / approve approval signoff accept / reject refuse decline turn / refuse decline reject /
    object oppose disagree concern / disagree against object / argue dispute disagree / confirm verify confirmation /
    check verify inspect review / inspect inspection audit / review feedback comment / test trial check /
    problem issue trouble fault / issue problem bug / bug defect error regression / error mistake wrong /
    wrong incorrect mistake / broken fail down fault / fail failure broken / fix repair resolve solve /
    repair fix mend / change switch replace amend / change update alter modify / replace swap substitute /
    update status progress / status progress state / progress status / increase raise rise grow /
    reduce cut lower decrease / cut remove drop / remove delete drop / add include / send forward email mail /
    send deliver ship / deliver delivery arrive ship / arrive arrival come / receive get arrive / return back /
    lend borrow loan / call phone ring / phone number mobile / address location place / location place where venue /
    venue place room location / office site building / move relocate / password credential secret /
    key token credential / access permission login / document file paper doc / report summary write /
    summary recap overview / notes minutes / draft version / slides deck presentation / deck presentation slides /
    spreadsheet sheet table / photo picture image / picture image photo / number figure count /
    amount quantity number / count total number / total sum overall / percent percentage share rate / rate percentage /
    speed latency performance / slow latency delay / fast quick speed / database db datastore storage /
    server host machine / deploy release rollout / outage incident down / forecast estimate prediction /
    estimate guess forecast / target goal objective / goal target aim / risk danger concern / worry concern worried /
    happy pleased satisfied / prefer like favourite preference / like prefer / want wish need ask / need require want /
    require need must / allow permit / insurance cover policy / certificate certification licence /
    licence license permit / law legal / lawyer solicitor attorney legal / tax vat / bank account /
    damage broken harm / accident incident / safety safe / stock inventory / warehouse store storage /
    equipment machine device / part component / size dimension big / weight heavy / colour color /
    temperature degrees / weather rain / food lunch dinner meal / lunch meal eat / dinner restaurant meal /
    party celebration event / birthday anniversary / gift present / child kid daughter son / kid child /
    wife husband partner spouse / school kindergarten nursery / doctor dentist / home house / rent lease /
    name called / title name / guest visitor attendee / attend join come / attendee participant guest / speaker talk /
    training course workshop / learn lesson / idea suggestion proposal / opinion view think / think believe opinion /
    feedback comment opinion / complain complaint unhappy / complaint complain / sorry apologise apology /
    introduce introduction / help support assist / support help /
    accommodation hotel stay sleep lodging apartment hostel / stay sleep overnight / gather meet assemble convene /
    fire burn smoke blaze / evacuate leave exit / alarm alert warning / alert notification warning /
    postage shipping freight delivery carriage / freight shipping transport / transport haulage lorry truck van /
    lorry truck van / basket cart order / checkout pay payment / webshop shop store website / website site page /
    customer shopper buyer / guarantee warranty / warranty guarantee cover / service maintenance upkeep /
    maintain maintenance service / empty clear vacate / clear tidy clean / clean wash tidy / lease rent tenancy let /
    landlord owner lessor / tenant lessee renter / notice terminate resign / terminate end cancel /
    renew extend prolong / extension prolong extra / expire end lapse / machine unit device equipment /
    device unit gadget / tool equipment kit / crash stop fail down / stuck jam blocked / slow sluggish crawl lag /
    lag slow delay / hot warm heat / heat heating warm temperature / cold cool chill freeze / freezer cold chill /
    peak maximum highest top / maximum limit ceiling cap / minimum least lowest floor / limit cap ceiling maximum /
    average mean / approximately about around roughly / exact precise / final definitive settled last /
    last final latest / first initial original / original initial first / initial first preliminary /
    preliminary provisional tentative / provisional tentative temporary / temporary interim provisional /
    permanent fixed lasting / seasonal temporary summer / worker staff employee / staff employee worker people /
    employee staff worker / intern trainee apprentice / apply application applicant / applicant candidate /
    interview candidate / reference referee recommendation / contractor freelancer consultant /
    consultant adviser advisor / adviser advise counsel / advise advice suggest recommend / warn warning caution /
    electrician wiring electrical / plumber pipe water / inspector inspection auditor / audit auditor inspection /
    auditor audit / authority regulator agency / regulation rule law / rule policy regulation / policy rule guideline /
    procedure process routine / process procedure workflow / form questionnaire paperwork /
    paperwork form document papers / paper document certificate / signature sign initial / stamp seal /
    hand give pass / give hand provide / provide give supply / supply provide deliver / lack missing shortage /
    shortage lack short / missing absent lost short / lost missing / short missing / find found discover locate /
    discover find notice spot /
    notice spot see / spot find notice / search look seek / look see view / watch monitor observe /
    monitor watch track / track follow monitor / measure measurement reading / reading measurement value /
    value figure number / record log note / log record entry / write draft compose / rewrite revise edit /
    revise revision edit amend / edit revise change correct / correct fix amend / correction fix amendment /
    typo misspelt spelling misspelled / spelling misspelt typo / proof draft print / print printing printer /
    copy duplicate / template form / design layout drawing / drawing sketch plan / logo brand branding / brand logo /
    label tag sticker / package pack parcel box / packaging packet wrapping box / parcel package shipment /
    shipment delivery consignment / crate box container / pallet crate / box crate carton / bag sack /
    weigh weight scale / scale weigh / length long / height tall high / width wide / area surface /
    space room capacity / capacity space room / full complete / half fifty / double twice / third thirty /
    cheap inexpensive affordable / expensive costly dear / afford budget pay / save saving reduce / waste loss /
    profit margin earnings / margin profit / revenue turnover sales income / income revenue earnings /
    turnover revenue / debt owe loan / interest rate / fine penalty / penalty fine / tender bid offer /
    bid offer tender / negotiate bargain haggle talk / bargain deal negotiate / competitor rival / rival competitor /
    partner ally / relationship relation / trust confidence faith / confidence trust sure / sure certain confident /
    doubt unsure uncertain sceptical / hope expect / expect anticipate await / await wait expect /
    wait await pending hold / pending outstanding waiting open / outstanding pending unpaid / hold pause wait /
    pause stop halt / stop halt quit end / continue proceed carry / resume continue restart / restart reboot resume /
    repeat again recur / daily day / annual yearly year / morning early / evening night dinner /
    tonight evening night / noon midday lunch / weekend saturday sunday / summer july august /
    christmas xmas december yule / easter spring / newyear january / celebrate party celebration /
    party dinner celebration / toast speech / speech talk presentation / talk speak discuss conversation /
    discuss talk debate / conversation talk chat / chat talk conversation / debate discuss argue / persuade convince /
    convince persuade / compromise middle settle / settle agree resolve / quarrel argue fight dispute /
    fight dispute argue / threat threaten / threaten threat warn / demand require insist / insist demand /
    permission consent approval / consent agree permission / forbid ban prohibit / ban forbid prohibit /
    allowed permitted / secret confidential private / confidential secret private / private personal / public open /
    share distribute / distribute share hand / publish release announce / announce announcement publish tell /
    announcement announce news / news announcement update / rumour rumor gossip hear / hear heard rumour told /
    leak disclose / admit confess / deny refuse / blame fault responsible / fault blame defect / guilty fault /
    excuse reason / apologise sorry / forgive pardon / praise compliment / criticise criticism complain /
    angry upset cross / upset angry unhappy / glad happy pleased / sad unhappy / tired exhausted / busy occupied /
    free available / available free / unavailable away absent / away absent abroad out / abroad away travel /
    passport visa / visa passport / luggage baggage suitcase / airport flight terminal / arrival land arrive /
    depart leave departure / leave depart go / boat ferry ship / ferry boat / taxi cab / map route / route way path /
    distance far kilometre mile / near close / far distance / north south / country nation / city town / village town /
    neighbour neighbor / farm grower field / field farm / grower farmer / plant seed / harvest crop / crop harvest /
    animal pet / dog cat pet / family relatives / mother mum parent / father dad parent / parent mother father /
    brother sister sibling / friend mate / baby birth / marry wedding married / wedding marry / funeral died death /
    death died / health medical / hospital clinic / medicine drug pills / allergy allergic / allergic allergy /
    vegetarian vegan / vegan vegetarian / coffee tea / drink beverage / cake dessert / bread bakery /
    restaurant cafe table / table seat / chair seat / desk table / window glass / door gate entrance /
    entrance door gate / gate door / lock key locked / roof ceiling / wall partition / floor storey /
    stairs staircase / lift elevator / light lamp / electricity power / power electricity / battery charge /
    cable wire / internet network wifi / network internet wifi / wifi network / computer laptop pc / laptop computer /
    screen monitor display / display screen show / show display demonstrate demo / demo demonstration show /
    camera video / video film recording / recording record tape / microphone mic / sound audio noise /
    noise sound loud / loud noise / quiet silent / app application / software program / program programme software /
    version release / install setup / setup install configure / configure setup / setting config configuration /
    config configuration setting / backup copy / restore recover / recover restore / upload send / download fetch /
    import load / export extract / query search / column field / row line / chart graph plot / graph chart /
    dashboard chart overview / metric measure kpi / script program / function method / commit push / branch fork /
    merge combine / combine merge join / split divide separate / divide split / separate apart split /
    compare versus difference / difference gap / gap difference / similar alike same / opposite contrary /
    better improve / improve improvement better / worse decline / decline fall drop / fall drop decrease / drop fall /
    quality standard / standard norm / sample specimen / experiment trial test / trial pilot experiment / pilot trial /
    result outcome finding / outcome result / finding result / conclude conclusion / evidence proof / prove proof /
    guess estimate / calculate compute / compute calculate / add plus / subtract minus / tax duty /
    customs duty border / border customs / import customs / organic natural / eco green / recycle waste /
    rubbish waste trash / water leak / leak water / flood water / storm weather / snow winter / ice frost freeze /
    frost freeze cold / dry drought / wet damp moisture / moisture humidity wet / humidity moisture / smell odour /
    taste flavour / recipe cooking / cook kitchen / clothes dress / shoes boots / gloves clothing / size measurement /
    colour shade / black dark / white pale / photo shoot / book read / library archive / archive store file /
    file folder / folder directory / attach attachment enclosed / attachment attached file / link url / url address /
    subject topic / topic subject theme / agenda topics / chair lead host / host organise / organise arrange organize /
    arrange organise schedule / prepare preparation ready / ready prepared done / finish ready / early ahead /
    ahead early / slot time / hour time / minute moment / soon shortly / later afterwards / never not / always every /
    often frequently / rarely seldom / maybe perhaps possibly / must obliged required / obliged must /
    duty obligation responsibility / obligation duty / responsibility duty charge / volunteer offer /
    replace successor / successor replace / predecessor former / former previous / previous earlier prior /
    prior previous before / next following / following next / handover transfer / transfer move handover /
    forward pass / pass forward hand / escalate raise / raise bring / mention raise / point note / matter issue /
    concern issue / case matter / story account / explain explanation / explanation reason / describe description /
    description describe / define definition / example instance / list enumerate / count tally stocktake /
    stocktake inventory count / tally count / rank order / priority urgent important / urgent asap priority /
    important key crucial / critical crucial / minor small / small little / big large / large big / huge enormous /
    tiny small / new fresh / old former / modern new / young junior / senior experienced / expert specialist /
    specialist expert / beginner novice / cause reason / mean definition / park car / thank grateful / invite guest /
    kilogram kilo kg / gram g / kilometre km / litre l / euro EUR / kroner NOK kr / lack miss short /
    reserve keep hold / clear empty vacate / away gone absent / least minimum lowest / most maximum highest
"""

_GROUPS: Final = tuple(tuple(dict.fromkeys(terms(group))) for group in GROUPS.split("/"))


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
