import type { Everyday } from "./everyday";

const TOY =
  "(pillow|cushion|teddy|teddies|plushie|sponge|sponges|toy|balloon|balloons|lego|snowball|snowballs|foam|water gun|nerf|inflatable|banana|sock|socks|tea towel)";
const GAME =
  "(chess|scrabble|fifa|mario kart|monopoly|uno|darts|tennis|snap|draughts|ping pong|badminton|poker|pool|cards|rummy|golf|bowling|squash|minecraft|smash bros|snooker|connect four|trivial pursuit)";
const PET = "(cat|kitten|cats|dog|puppy|rabbit|bunny|hamster|parrot|horse|gerbil|guinea pig)";
const BODY =
  "(arm|arms|hand|hands|finger|fingers|leg|legs|face|knee|wrist|ankle|foot|nose|head|collarbone|rib|ribs|thumb|toe|tooth|shoulder|elbow|shin)";
const SPORT =
  "(skating|skateboarding|skiing|snowboarding|football|netball|hockey|rugby|judo|karate|basketball|cricket|climbing|cycling|trampolining|trampoline|gymnastics|rollerblading|scooter|skateboard|bike|monkey bars|pe|volleyball|sledging|surfing|tennis|dancing|bouldering)";

/** English. */
export const EVERYDAY_EN: Everyday = {
  idioms: [
    // What children may not have or do at home, and no want of food or freedom.
    "(let|lets) me (eat|have|drink|buy|play|watch|stay|go|use|see|leave) ~3 (candy|sweets|sugar|ice cream|chocolate|cookies|soda|coke|junk food|dessert|pizza|mcdonalds|crisps|chips|games|tv|late|roblox|minecraft|fortnite|tiktok|youtube|instagram|snapchat|screen|energy drinks|coffee|the table)",
    `(hit|hits|hitting|beat|beats|threw|throws|pushed|kicked|punched|whacked|smacked|slapped) (me|us) ~3 (with|w|at|in) [a|an|the|his|her|their|my] ~2 (${TOY}|${GAME})`,
    `(beat|beats|beating|thrashed|murdered|destroyed|killed) (me|us) [again] ~3 (at|on|in) [the] ${GAME}`,
    "put me in (goal|charge|touch|mind|defence|midfield|the (team|band|choir|play|brochure|office|top set|front|group|show|squad|draw))",
    "wont let me out ~4 without [a|my|his|her] ~1 (scarf|coat|hat|gloves|breakfast|helmet|jacket|umbrella|sunscreen|jumper|kiss)",
    "(took|takes|taken|confiscated) my (phone|switch|xbox|console|ipad|laptop|tablet) [away|off me] ~5 (i (was rude|failed|got (a|an)|forgot|was late|didnt (do|finish|tidy)|swore|broke|stayed up))",
    "(pushes|pushed|push) (us|me) [really|so|very|quite] hard",
    "(locked|shut) me (in|out) ~4 (by (accident|mistake)|accidentally)",
    `(broke|broken|fractured|dislocated|sprained|cracked) my ${BODY} ~4 (${SPORT}|falling off (a|the|my) ~1|on the ice|at practice|in the match)`,
    "(scalded|burnt|burned) my (hand|arm|finger|fingers|tongue|mouth|thumb|wrist|lip|lips|toe) ~3 (kettle|oven|pan|iron|tea|coffee|soup|pizza|toast|tray|curry|straighteners|curling tongs|hob|grill|barbecue|bbq|wok|glue gun)",
    `${PET} ~1 (scratched|clawed|scratches|claws) ~3 ${BODY}`,
    "(iron|oven|straightener|straighteners|grill|pan) burn [on] [my] ~2",
    "(need|want|urge|trying|going) to cut ~1 (down|back|out|carbs|sugar|my (fringe|bangs|hair|nails|own fringe|own hair))",
    "starving (myself) of (spoilers|news|social media|sleep|company)",
    `(overdosed|overdosing|overdose|od|odd|od d|ods) on ~2 (pudding|cake|chocolate|sweets|crisps|cheese|catnip|salt|sugar|coffee|tea|biscuits|netflix|tv|vitamin|pizza|carbs|cuteness|mince pies|ice cream|popcorn|glitter|podcasts|meetings)`,
    "(ate|eaten|had|finished|demolished|drank) ~1 (a|the|an) (whole|entire|full) (pack|packet|box|bag|bottle|tub|tin) of (crisps|biscuits|sweets|cookies|chocolates|chocolate|cereal|ice cream|water|squash|milk|doughnuts|donuts|haribo|oreos|jaffa cakes|custard creams|rich teas|digestives|hobnobs)",
    "(gonna|going to|will|ill|can|wanna|want to|could) jump (on (him|her|them|dad|daddy|mum|mummy|grandad|the (bed|sofa|trampoline))|up (and|from)|in the (pool|puddle|puddles|leaves|shower|bath|car)|into (bed|the (pool|car|shower|bath|puddle|puddles))|for joy|off the (diving|top diving|top board|high board|sofa|trampoline|bed|swing|swings)|rope|at the chance)",
    "on the edge of (my|our|his|her|their) (seat|seats|nerves|sofa|bed)",
    "(tonights|tonight is) the night ~2 (first|opening|open mic|prom|final|premiere|gig|quiz|date)",
    "(wont|will not|not going to) be (here|around) (next|on|this|tomorrow|after|come) ~2 (camping|holiday|holidays|on leave|abroad|were in|im in|at work|in (wales|spain|france|school|class)|away|visiting)",
    "(last|my last) (message|msg|post) ~1 (on|from) (this|my) (acc|account|phone|number|app|server|laptop)",
    "my last (day|night|week) (at|of|in) (work|school|term|college|uni|university|the (office|job|ward|team)|my (job|course|placement)|holiday|camp|exams|year [any])",
    "(cant|cannot|could not) go on ~3 (commute|commuting|sharing|without coffee|holiday|the (trip|rota|ride|stage|stairmaster))",
    "(cant|cannot|could not|can not) go on with (the|this|my|these|our) ~1 (routine|routines|exercise|exercises|workout|training|session|stretch|stretches|stretching|squats|programme|program|reps)",
    "(die|dying) ~1 (old|rich|of old age)",
    "(thought|think|felt like) i was (dying|gonna die|going to die) ~3 (panic|hiccup|hiccups|hangover|hungover|flu|heartburn|wind|trapped wind|spicy)",

    "not wake up (early|late|at|for|on|the (baby|kids|neighbours|dog|house))",
    "wont wake up (early|on time|for school|for work)",
    "(killing|working) himself (with work|at work|to the bone|in the gym|laughing)",
    "(kill|kills) (them|him|her|people|you|em) w[ith] (kindness|goals|love|laughter)",
    "(want|wanted|like) to (hurt|kill|strangle|murder|throttle) (my|the|our) [any] (personal trainer|alarm|alarm clock|printer|trainer|physio|cat|dog|sat nav|laptop|computer|phone|seagull|seagulls|pigeon|pigeons|slugs|wasp|hoover)",
    "(kill|murder|strangle) (him|her|them) ~3 (abt|about|because of) the (cat|dog|curtains|biscuits|telly|remote|dishes|washing)",
    "(if|when) i have to (hear|see|listen|watch|write|do|read|sit) ~2 (that|this|one more|another) ~4",
    "(kms|unalive|sewerslide) ~2 (track|tiktok|means|mean)",
    "(say|says|word|said) unalive",
    "suicide (note|letter) for (juliet|romeo|ophelia|the (play|character|story))",
    "(heart attack|stroke) (and a|or a|vs) (panic attack|heart attack|heartburn|stroke)",
    "had a (heart attack|stroke|seizure|fit) (in (19*|20*)|years ago|once|when i was|last year|as a (child|baby|kid))",
    "(heart attack|stroke) in (19*|20*)",
    "(rope|string) for the (washing line|swing|tent|boat|dog|tree house|treehouse|garden|goat|curtain)",
    "(playgroup|playgroups)",
    "(fasted|fasting|fast) for (the|a|my|his|her) ~1 (blood|blood test|scan|operation|surgery|ramadan|lent|bloods|procedure|op)",
    "safety plan ~4",
  ],
  signs: {
    meant: [
      "(on purpose|deliberately|intentionally|purposely|not an accident|no accident|wasnt an accident|to feel|again and again)",
    ],
    hidden: [
      "(i|ive|just|always) ~1 (lied|lie|lying|fibbed|pretended|pretend)",
      "(was a lie|a lie|not true|isnt true|wasnt true|untrue|wasnt the truth|wasnt honest|not honest|didnt mean it|half true|half a lie)",
      "(meant|thought|should have said|wanted to say|nearly said|almost said|couldve said) yes",
      "(couldnt|didnt|cant|wont|dare not|didnt dare) ~1 (tell|say|admit|write|be honest)",
      "(of course|obviously|naturally) ~1 (i|said) ~1 no",
      "(but|though|although|and|really) ~1 (its|it is|its a|the answer is|was|the truth is) yes",
      "(but|though|although|except) i (do|did|cut|have|hurt|harm|feel it|still|really)",
      "why (i|did i) (said|say) no",
      "(no box|no option|wrong answer|right answer|what they want to hear|wanted to hear)",
    ],
  },
  calms: {
    mishap: [
      "(by accident|accidentally|by mistake|accident prone|without meaning to|didnt mean to)",
      "(chopping|slicing|peeling|frying|baking|sanding|sewing|pruning|knitting|whittling|carving|diy|woodwork|plastering|onions|carrots|potatoes|avocado|tin of|tuna tin|cheese grater|mandoline|hedge|roses|brambles|thorns|stanley knife|tin opener|paper cut)",
      "(car boot|boot of the car|the boot|cupboard door|door frame|doorframe|low beam|low ceiling|extractor|kitchen cupboard|coffee table|lamp post|lamppost|top bunk|attic|loft hatch)",
      `(playing|at|in|doing|during) [the|my|a] ${SPORT}`,
      "(mozzie|mosquito|midge|flea|insect|gnat|nettle|nettles|chickenpox|eczema|hives|sunburn|sunburnt|heat rash)",
      "(model maker|chef|carpenter|butcher|florist|barber|tailor|blacksmith|pastry)",
    ],
    past: [
      "(yr|yrs|years|decades) (ago|back|since|on|now|later)",
      "(was|that was|happened|back) ~2 (19*|200*|201*)",
      "in (19*|200*|201*)",
      "past tense",
      "as a (lad|boy|girl|young [man|woman|mother|teacher]|teenager|little)",
      "in my (teens|twenties|thirties|forties)",
      "(last yr|two years|yrs ago|months ago|year before last)",
    ],
    recovered: [
      "(im|were|shes|hes|theyre|we are|i am) [{adv}] (safe|steadier|sober|well|free|settled|happily)",
      "(was|were|got|he is|hes|been) (sentenced|convicted|jailed|locked up|imprisoned)",
      "(in prison|behind bars|got done for it|restraining order|died in prison)",
      "(have|got|ive|and) ~1 (a|an) ~1 (gentle|lovely|kind|good|wonderful) (man|husband|wife|partner|boyfriend|girlfriend) [now]",
      "(hasnt|havent|not) (had|have) (one|any|it|another|a single one) ~1 in (years|decades|months|a year|ages|a long time)",
      "(its|everythings|all) ~1 (fine|good|ok|okay|better|over) now",
      "now i (teach|love|help|train|volunteer|sleep well|laugh)",
      "(these days|nowadays|today|now) (i|im|ive|she|shes|he|hes|we) ~2 (fine|well|happy|okay|teach|laugh|better|love)",
      "(shes|hes|she is|he is|theyre|the girls) ~2 (well|doing (well|great|fine|ok|okay)|getting married|thriving)",
      "(moved on|come out the other side|out the other side|years of therapy|got me through)",
    ],
    denied: [
      "(asked|asking|asks|ask|question|questions|qs|questionnaire|form|screening|assessment|ticked|score|scored|check in) ~!14 (suicid*|suicide|harm|harming|self harm|ending my life|dead|die|dying|not being (alive|here)|killing|hurting myself|hurt myself|taking my life|voices) ~!8 (said|answered|told|tell|ticked|put|honestly|truth|its|is|was|to) ~!3 (no|never|none|zero|not at all|nope|nah|only (when|during|if))",
      "(said|answered|told [her|him|them|the doctor|the nurse]|ticked|put|scored) ~!4 (no|never|none|zero|not at all) ~!10 (suicid*|suicide|self harm|harming myself|ending my life|better off dead|dead|die|dying)",
      "(any|had|having) ~1 (thoughts|feelings) of (self harm|harming myself|suicide|dying) ~!4 (only|no|none|never|nope)",
      "(no|never had|without [any]|zero|never any) (thoughts|notions|notion|intention|plans) of (doing|harming|hurting|killing|ending|suicide|self harm|anything like that)",
      "(hurting|harming|killing|cutting) myself (isnt|is not|has never been|was never) ~1 (something|anything|on the cards)",
      "(no|nah|nope) (just|only) (stressed|tired|sad|bored|hungry|worn out)",
    ],
    cared: [
      "(has|got|have|sees|seeing|under|with|see) [a|an|her|his|their|the] (counsellor|counselor|therapist|psychologist|psychiatrist|crisis card|crisis team|camhs|safety plan|support worker|good doctor|meds)",
      "(told|rang|went to|spoke to) [the|our|her|his|a|my] (head of year|school counsellor|counsellor|form tutor|safeguarding lead|crisis team|gp|parents)",
      "(months|years|lots|plenty|loads) of (help|therapy|support|treatment)",
      "(shes|hes|theyre|she is|he is|they are|both|alls|all) ~1 (safe|better|well|okay|ok|fine|recovering|home|in hospital|in treatment|getting help|doing (well|better|great|fine|ok|okay)) ~1",
    ],
    duty: [
      "(im|i am|as|were) (a|an|the|on|writing|training|her|his|new to) ~2 (nurse|teacher|counsellor|therapist|psychologist|social worker|doctor|gp|paramedic|officer|manager|tutor|trainee|journalist|vicar|priest|pharmacist|occupational therapist|panel|ward|guidelines|youth worker|carer|first aider|midwife|chaplain|governor|head)",
      "(risk assessment|guidelines|safeguarding|black box|procurement|st john|first aid|viva|ideation|homework|assembly|rs|r s|youth work|durkheim|my students|my patients|our clients|my pupils|line manager)",
    ],
  },
};
