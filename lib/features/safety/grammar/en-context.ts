import { LOSS_AND_MEANS } from "./loss-and-means";
import type { Grammar } from "./shape";

/** What raises or explains a risk in English. */
export const EN_SIGNS: Grammar["signs"] = {
  ...LOSS_AND_MEANS.en,
  now: [
    "{tonight}",
    "about to",
    "im doing it now",
    "in progress",
    "this is it",
    "last message",
    // A means at hand makes an intent a matter of this minute.
    "{means} [right] (here|with me|in front of me|next to me|beside me|within reach)",
  ],
  date: [
    "(on|by|before|after|until|till|this|next|come) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|thanksgiving|easter|graduation|(my|his|her|their|the|our) ~2 (birthday|wedding|anniversary|party|exam|exams|funeral))",
    "the day after",
    "tomorrow",
    "next (week|month)",
    "this weekend",
  ],
  means: [
    "(have|got|bought|found|took|hid|keep|loaded|borrowed|hold|holding|tied|ordered|theres|there is|there are|near|grabbed|own|know where|access to|counting|counted) ~3 {means}",
    "{means} ~3 (hand|ready|loaded|next to me|in front of me|nightstand|drawer|closet|beside me|bedside|table|floor|lap|bag|trunk|cabinet|dads|garage)",
    "(standing|sitting|stood|on|at) ~3 (bridge|roof|ledge|tracks|cliff|balcony|overpass|edge|rooftop|platform)",
  ],
  farewell: [
    "(goodbye|farewell|bye) (everyone|everybody|forever|all|for good|world)",
    "(saying|said|say|sending|sent|wrote|writing) ~3 (goodbye|goodbyes|farewell)",
    "thank you for everything",
    "(sorry|forgive me) ~2 (everyone|mom|mum|dad|everything|all of you|for what im)",
    "when im (gone|dead)",
    "take care of (my|the) ~3 (when|after|once|for me)",
    "(remember|forgive) me",
    "wont be (here|around)",
  ],
  gift: [
    "(gave|giving|given|give|donated|donating) away",
    "(gave|give|giving|left|leaving|handed) ~2 (my|away|all my) ~2 (guitar|things|stuff|ring|clothes|dog|cat|collection|savings|books|belongings|possessions|console|car|jewelry|watch)",
    "wont need (it|them|this|these|that)",
    "(somebody|someone|people|friend) ~2 (take|adopt|has|have) my (dog|cat|pet|pets)",
  ],
  note: [
    "(wrote|written|writing|left|leave) ~3 (letters|letter|note|notes|will|instructions|passwords)",
    "(letters|letter|note|notes|passwords) ~4 (drawer|desk|table|envelope|envelopes)",
  ],
  settled: [
    "(decided|made up my mind|decision is made|its settled|its decided|mind is made up)",
    "(everything|affairs|finances|bills|papers|accounts) ~2 (in order|taken care of|sorted|arranged|prepared|paid|settled|ready)",
    "(feel|felt|am|im) ~1 (calm|at peace|peaceful) (now|about it|finally|for the first)",
    "(got|have|made|found) [a|the|my] plan",
    "(nothing|nobody|no one) ~3 (stop|stops) me",
    "mean it",
    "^ it [all] ends (tonight|today|tomorrow|this week)",
  ],
  bleeding: [
    "(wont|doesnt|hasnt|didnt|cant|not|isnt) ~1 (stop|stopped|stopping) bleeding",
    "(lot|lots|so much|too much|everywhere|soaked|pool|pools) ~2 blood",
    "blood ~2 (everywhere|lot|it|soaking|towel|vomit|puke)",
    "(need|needs) stitches",
    "(throw|threw|throwing|threw) up blood",
    "bleeding ~2 (lot|badly|heavily|everywhere|bad|a lot)",
    "🩸",
  ],
  again: [
    "(came|come|comes|coming|its|theyre|is|are|all|going|go|been|urge|urges|thoughts|voices|feelings|feeling|depression) back",
    "(again|returned|relapsed|relapse|lately|louder|worse|still|recently|returning|creeping back|these days i|keep|tonight|want to)",
  ],
  home: [
    "(my|our) (mom|mum|dad|mother|father|mommy|mummy|daddy|stepdad|stepmom|stepfather|stepmother|parents|brother|stepbrother|sister|stepsister|uncle|aunt|grandpa|grandma|grandfather|grandmother|cousin|foster ~1|moms ~1 (boyfriend|husband)|mums ~1 (boyfriend|husband)|dads ~1 (girlfriend|wife)|guardian|step dad|step mom|babysitter)",
  ],
};

/** Readings under which risky words are calm. */
export const EN_CALMS: Grammar["calms"] = {
  fiction: [
    "(my|the|a|this|in my|in a|writing a) ~2 (character|novel|screenplay|story|fanfic|thriller|protagonist|villain|plot|song lyrics|script|oc|chapter|d d campaign|poem|short story|musical|murder mystery)",
    "(main|fictional) character",
    "(movie|film|episode|season|series|anime|manga|show|documentary|podcast|book|novel|play|opera|romeo|hamlet|netflix)",
    "(cops and robbers|pretend|dress up|make believe)",
  ],
  study: [
    "(essay|thesis|dissertation|research|paper|assignment|presentation|project|poster|lecture|seminar|training|workshop|course|study|studies|curriculum|textbook) ~3 (on|about|for|of|into|topic|says|class)",
    "(im|i am|as) a[n] ~2 (nurse|teacher|counselor|counsellor|psychologist|therapist|social worker|student|nursing student|journalist|researcher|doctor|volunteer|volunteering|medical student|school nurse|coach|pastor|librarian)",
    "(im|i am|as) an ~1 (author|educator|intern|undergrad)",
    "(risk factors|statistics|prevalence|warning signs|prevention|awareness|difference between|definition of|epidemiology)",
    "(volunteer|volunteering|work|working) (at|for|with|on) ~3 (hotline|lifeline|crisis line|helpline|clients|patients)",
  ],
  news: ["(news|article|headline|headlines|newspaper|celebrity|politician|report|reported|read that|saw that)"],
  game: [
    "(game|games|level|boss|respawn|lobby|minecraft|fortnite|roblox|zombies|valorant|gta|speedrun|raid|dungeon|teammates|xbox|playstation|final round|pvp|npc|sims|among us|cod|elden ring|dark souls)",
  ],
  service: [
    "(what|how) (happens|does|do|would) ~3 (if|you|this|the app|willow|somebody|someone|it) ~8 (app|button|feature|service|crisis|tell|report|text|chat|someone|read)",
    "(do|does|will|can|are) (you|the app|this app|willow|buddy|sage) ~3 (help|support|report|tell|contact|call|keep|train|trained|know|talk)",
  ],
  past: [
    "(years|decades|ages|long time) ago",
    "(year|years|decade) (since|later)",
    "in my (teens|twenties|thirties|early|late|20s|30s|youth|past)",
    "when i was (a|in|young|younger|little|fifteen|sixteen|seventeen|eighteen|nineteen|twelve|thirteen|fourteen|1*|2*)",
    "back (in|then|when)",
    "used to",
    "as a (teen|teenager|kid|child|student)",
    "at (fifteen|sixteen|seventeen|eighteen|nineteen|twenty|1*|2*)",
    "in (20*|19*|high school|college|university)",
    "(years|months) (clean|sober|free|stable)",
    "before (therapy|treatment|i got help|my kids)",
    "(last year|a year ago)",
    "once upon a time",
    "old scars",
    "a lifetime ago",
    "survived",
    "anniversary of",
  ],
  recovered: [
    "(im|i am|i feel|been|doing|she is|hes|shes|he is|i was) [{adv}] [much|completely|totally|pretty|fully|very] (ok|okay|fine|good|great|better|well|stable|happy|recovered|safe|grateful|glad|proud|healthy|doing well|in a good place|done with that) [now|today|these days|myself|in myself]",
    "(and|but|i) feel (well|good|better|fine|great|safe)",
    "(im|i am|been|was) [in|fully|long|since] (recovered|in recovery|sober|clean)",
    "love my life",
    "(got|found|received) [the|some|good|real] (help|treatment|better|therapy)",
    "(no longer|not anymore|not any more|behind me|havent since|none since|never again|got through it|got over it|came through|never came back|never returned|gone since|past that|not since)",
    "(glad|grateful|thankful|happy) (to be|im|i am|that i|i) ~2 (alive|survived|here|stayed|lived)",
    "(years|months) (clean|sober|free|stable)",
    "(here|now) (about|because of|for) (parenting|work|sleep|stress|my marriage|my job)",
    "life is (good|great|full|better)",
  ],
  denied: [
    "asked ~4 about ~6 (said|answered|told) ~2 no",
    "(not|never) something (i|ive) ~2 (do|would|want|done|consider|considered|feel)",
  ],
  bereaved: [
    "(lost|lose|losing) ~4 (to suicide|by suicide)",
    "(died|death|passed|gone) ~2 by (suicide|his own hand|her own hand)",
    "(took|taken|ended) (his|her|their) own life",
    "(killed|hanged|hung|shot) (himself|herself|themselves) ~4 (ago|last|in|when|years)",
    "(grieving|grief|funeral|bereaved|bereavement|survivors of suicide|memorial)",
    "(friend|brother|sister|father|mother|son|daughter|uncle|aunt|cousin|husband|wife|dad|mom|classmate|kid|someone) ~2 (suicide|died by suicide|committed suicide)",
  ],
};
