import type { Lexicon } from "./shape";

export const en: Lexicon = {
  topics: {
    loss: /\b(?:(?<!\b(?:phone|battery|car|laptop|computer|wifi|engine|console|show|party|connection|almost|nearly) )died(?! (?:of |from )?(?:laugh\w*|embarrass\w*|shame|cringe|inside|down|lol))|passed away|(?<!scared to |bored to |freezing to )death|funeral|grief|griev\w+|lost (?:my|our|the) (?:mom|mum|dad|mother|father|wife|husband|son|daughter|brother|sister|friend|dog|cat|baby|twins|grand\w+)|miss (?:him|her|them|my)|widow\w*|miscarr\w+|put (?:him|her) down)\b/,
    relationship:
      /\b(?:boyfriend|girlfriend|husband|wife|partner|marriage|married|divorc\w+|broke up|break.?up|ex\b|(?:she|he) (?:has |just )?left(?! (?:the|for|me a|a|his|her|early))|dating|cheat\w+|relationship|fianc\w+|my crush)\b/,
    family:
      /\b(?:mom|mum|mommy|mummy|dad|daddy|mother|father|parents?|sister|brother|family|son|daughter|kids|grandma|grandpa|gran|uncle|aunt|in-laws|stepdad|stepmom|at home)\b/,
    friends:
      /\b(?:friends?|friendship|bestie|bull(?:y|ied|ies|ying)|left out|leave me out|pick(?:s|ed)? on me|tease\w*|mean to me|group chat|play with|laugh\w* at|the (?:other )?(?:girls|boys|kids))\b/,
    school:
      /\b(?:school|class|classes|homework|teacher|exams?|finals|(?<!driving |blood )test(?! results)|grades?|stud(?:y|ying)|chapter|college|university|uni|semester|thesis|studying|maths?|recess)\b/,
    work: /\b(?:work|works|working|job|boss|manager|colleagues?|co-?workers?|office|shift|deadline|fired|laid off|promotion|career|meeting|customers?|interview)\b/,
    money:
      /\b(?:money|rent|debts?|bills?|loan|afford|(?:i'm|am|we're|are|go|went|totally|flat|dead) broke\b(?! up)|mortgage|savings|paycheck|salary|evict\w*)\b/,
    sleep:
      /\b(?:sleep\w*|insomnia|awake|lie there|nightmares?|bad dreams?|can't nap|3 ?am|2 ?am|4 ?am|bedtime|toss and turn|monster)\b/,
    body: /\b(?:my (?:body|weight|looks|skin|face)|fat|ugly|mirror|skinny|overeat\w*|diet)\b/,
    health:
      /\b(?:ill|illness|sick(?! of)|pain|cancer|(?<!in )hospital|surgery|chronic|diagnos\w+|symptoms?|doctor|headaches?|migraine|tummy ache|stomach ache|health)\b/,
    identity:
      /\b(?:gay|lesbian|bi|bisexual|trans\w*|queer|non-?binary|gender|come out|coming out|who i am|culture|immigrant|accent|racis\w+|belong)\b/,
    selfWorth:
      /\b(?:worthless|failure|not good enough|never good enough|useless|stupid|hate myself|loser|dumb|impost[eo]r|self-?esteem|burden|let (?:everyone|everybody|them|him|her|people) down|disappoint\w*)\b/,
    habit:
      /\b(?:drink(?:ing)?(?! (?:(?:more|enough|less|much|too much|some|a|my|any|lots of|plenty of) )*(?:coffee|tea|water|juice|cocoa|milk))|drank(?! (?:(?:too much|too many|some|a|my|lots of|so much|only) )*(?:coffee|coffees|tea|water|juice|cocoa|milk))|alcohol|sponsor|bottle|booze|drunk|smok\w+|vap\w+|weed|porn|gambl\w+|relaps\w+|urges?|crav\w+|addict\w*|binge\w*|scroll\w*|sober)\b/,
    faith:
      /\b(?:god|allah|faith|pray\w*|church|mosque|temple|synagogue|religio\w+|sin|sins|bible|quran|torah|imam|priest|pastor|rabbi)\b/,
    loneliness:
      /\b(?:alone|lonely|loneliness|isolated|no one to talk|nobody to talk|no friends|(?:nobody|no one)(?: has| ever)? (?:cares?|calls?|called|texts?|texted)|by myself)\b/,
    worry: /\b(?:worr\w+|anxi\w+|panic\w*|what if|overthink\w*|nervous|scared|afraid|racing|fear\w*|stress\w*)\b/,
    anger: /\b(?:angry|anger|mad|furious|rage|pissed|yell\w*|scream\w*|hit (?:him|her|the)|lost it|snapp\w+|temper)\b/,
  },
  feelings: {
    overwhelmed:
      /\b(?:overwhelm\w*|too much|can't cope|can't keep up|drowning|falling apart|stress\w*|so much to do|everything at once|breaking point)\b/,
    anxious:
      /\b(?:anxi\w+|worr\w+|nervous|scared|scary|afraid|panic\w*|on edge|terrified|dread\w*|fear\w*|what if|freak\w* out|overthink\w*|racing)\b/,
    angry:
      /\b(?:angry|anger|mad|furious|rage|pissed|hate (?:him|her|them|it)|annoyed|fed up|resent\w*|unfair|not fair|frustrat\w+)\b/,
    lonely:
      /\b(?:lonely|loneliness|alone|isolated|left out|leave me out|(?:nobody|no one)(?: has| ever)? (?:cares?|likes?|calls?|called|texts?|texted|wants?|asks?|asked)|no friends|invisible|nobody to talk|no one to talk|nobody plays)\b/,
    ashamed:
      /\b(?:ashamed|shame|guilt\w*|embarrass\w*|my fault|failure|worthless|stupid|useless|hate myself|humiliat\w*|loser|burden|not good enough|let (?:everyone|everybody|them|him|her|people) down|dumb)\b/,
    numb: /\b(?:numb|empty|nothing matters|feel nothing|(?:don't|dont|do not) feel (?:anything|a thing)|hollow|pointless|what's the point|no motivation|don't care anymore)\b/,
    tired:
      /\b(?:tired|exhaust\w*|drained|burn(?:ed|t)? out|burnout|worn out|no energy|can't get up|sleepy|can't sleep|cannot sleep|awake)\b/,
    sad: /\b(?:sad|feel(?:s|ing)? heavy|heavy i guess|sadness|cry|crying|cried|depress\w*|miserable|heartbroken|(?<!(?:tummy|head|back|belly|stomach|knee|leg|arm|throat) )hurts?|unhappy|grief|griev\w+|miss (?:him|her|them|my)|down lately|hopeless|broke up|(?<!\b(?:phone|battery|car|laptop|computer|wifi|engine|console|show|party|connection|almost|nearly) )died(?! (?:of |from )?(?:laugh\w*|embarrass\w*|shame|cringe|inside|down|lol))|passed away|tears)\b/,
    confused:
      /\b(?:confus\w+|torn|mixed up|don't know what to (?:do|think|feel)|can't decide|unsure|(?:feel|i'm|am|so|totally|completely) lost)\b/,
    good: /\b(?:(?<!only (?:one|thing) (?:who is |that is |who's |that's )?)happy(?! for (?:him|her|them))|glad|(?<!to be |be )proud(?! of me)|relieved|grateful|better today|feel better|a bit better|calmer|excited|hopeful|good day|got (?:in(?:to)? (?!a\b|the\b|trouble|bed|my|his|her)|accepted|engaged)|it helped|that helped|went well|lighter)\b/,
  },
  intents: {
    crisis:
      /\b(?:kill(?:ing)? (?:myself|him|her|them)|suicid\w*|end (?:my|it all|my own) ?(?:life)?|want(?:ed)? to die|wanna die|better off (?:dead|without me)|don't want to (?:live|be alive|be here anymore|wake up)|hurt(?:ing)? myself|cut(?:ting)? myself|self.?harm\w*|overdos\w*|took (?:all|too many) (?:my |the )?pills|no reason to live|hits me|touches me|touched me)\b/,
    acute:
      /\b(?:panic(?:king| attack)|can't breathe|cannot breathe|hyperventilat\w*|(?:heart|chest) (?:is|won't stop|keeps) (?:racing|pounding|tight)|can't stop shaking|i'm shaking|can't calm down|freaking out)\b/,
    askAi:
      /\b(?:are|r|is) (?:you|u|this|it|sage|buddy)(?: (?:like|just|only|really|actually|even|truly|secretly|some|kind of|sort of|a|an|like a|an actual|a real|a proper|a trained|a qualified|actual|proper|trained|qualified|real(?= (?:ai|bot|robot|human|person|machine|therapist|doctor|counsell?or|psychologist|shrink|man|woman)\b)))* (?:ai|a\.i\.|bot|robot|human(?: being)?|person|real(?= (?:person|human|bear|one|or)\b|[?.! ]*$)|machine|computer|licen[sc]ed|therapist|doctor|counsell?or|psychologist|shrink|chat ?gpt|chatbot|program|alive|man|woman|guy|girl|bear|teddy|someone|somebody|app)\b(?! (?:that|who|enough|issue|problem|thing))|\bwho (?:am i|are you|r u)\b.{0,12}(?:talking to)?\?|\bwho (?:am i|'m i) (?:even )?(?:talking|writing) to\b|\bwhat (?:are you|r u)\b(?! (?:doing|talking|saying|on about|trying|thinking|going))|\b(?:am i|'m i) (?:just |really |actually |even )?(?:talking|speaking|writing|chatting) (?:to|with) (?:a|an|some|any|anyone|anybody|my|real|nobody|no one)\b|\b(?:is|are) (?:this|there|that) (?:really |actually |even )?(?:a|an|any|some)?(?:one|body)? ?(?:ai|bot|robot|real(?= (?:person|human|bear|one|or)\b|[?.! ]*$)|person|people|human|behind (?:this|there)|on the other (?:end|side))\b|\byou(?:'re| are| r)? (?:just |only |not (?:a |even )?)+(?:real|human|person|bot|robot|machine|computer|program|ai|chatbot|algorithm)\b|\bdo you have (?:a licen[sc]e|feelings)|\b(?:human|person) or (?:a |an )?(?:bot|robot|machine|computer|ai)\b|\b(?:bot|robot|machine|computer|ai) or (?:a |an )?(?:human|person|real)\b/,
    askMedical:
      /\b(?:(?:do|could|might) i have (?:depression|anxiety|adhd|bipolar|ptsd|ocd|autism|an? \w+ ?disorder)|(?:am i|i'm i) (?:depressed|bipolar|autistic|adhd|psychotic)\b.{0,5}\?|diagnos\w+ me|what(?:'s| is) my diagnosis|what(?:'s| is) wrong with me medically|(?:should|can|could|may) i (?:take|stop|increase|double|mix|quit|start|skip|change|get)\b.{0,40}\b(?:meds?|medication|medicine|pills?|tablets?|dose|antidepressants?|ssris?|xanax|zoloft|prozac|lexapro|sertraline|lithium|adderall|melatonin|benzos?)|(?:which|what) (?:meds?|medication|medicine|pills?|dose|antidepressant)|how (?:many|much) (?:mg|pills|melatonin|xanax|medication)|prescri(?:be|ption)\b.{0,20}\?|side effects? of)/,
    goodbye:
      /\b(?:bye|goodbye|good night|goodnight|night night|nighty night|see (?:you|ya)|gotta go|got to go|have to go(?! to| through| back| and)|need to go(?! to| through| back| and)|talk later|ttyl|i'm (?:going|off) to bed|heading to bed|that's all for (?:now|today)|i'm done for (?:now|today))\b/,
    misunderstood:
      /\b(?:not what i (?:meant|said|mean)|you(?:'re| are)? (?:don't|do not|didn't|not|aren't) (?:understand\w*|get(?:ting)? (?:it|me)|listen\w*|hear\w*)|you misunderst\w+|that's not (?:it|right|true|the point)|no,? i meant|that's wrong|wrong way|you(?:'re| are) (?:just )?repeating|stop repeating|that doesn't help)\b/,
    stop: /^(?:please )?(?:stop|quit|cancel|enough)(?: (?:please|now|it|this|here|the exercise|for now|talking|asking|already))*[.!]*$|\b(?:i (?:don't|do not) (?:want|like) (?:to do )?(?:this|that|the exercise)|don't want to (?:do|continue|go on)|this is(?:n't| not) (?:helping|working)|can we stop|let's stop|stop (?:this|the exercise))\b/,
    dontKnow:
      /^(?:um+ |uh+ |well,? |honestly,? )?(?:i (?:really |just )?(?:don't|do not|dont) know|idk|dunno|no idea|not sure|i'm not sure|i can't (?:say|tell|think of (?:any|one|anything))|no clue|nothing comes)(?: really| yet| sorry| what to say| how to say it| anymore)?[.!… ]*$/,
    thanks: /\b(?:thank you|thanks|thx|thank u|ty)\b/,
    keepTalking:
      /^(?:keep talking|just talk|let's (?:just )?talk|(?:i'd |i would )?rather (?:just )?talk|i want to talk)\b/,
    yes: /^(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|all right|let's (?:do|try)|please|fine|i'll try|why not|sounds good|mhm|i guess so|we can try|go ahead|maybe,? yes)\b/,
    no: /^(?:no|nope|nah|not now|not really|not today|maybe later|rather not|no thanks|i don't want)\b/,
    greeting: /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon)|yo|sup)\b[\s\w]{0,12}[.!?]*$/,
    askAdvice:
      /\b(?:what (?:should|can|do|shall) i do|what (?:else )?helps\b|how (?:the hell |on earth )?(?:do|can|could|should|would|am) i (?:even )?(?:supposed to )?\w+|should i\b|any (?:advice|tips|ideas)|tell me what to do|can you help me|help me)\b/,
    tellMe:
      /\b(?:tell me what (?:to|i should) do|what (?:should|shall|do) i do\b|what am i supposed to do|give me (?:an answer|some advice|advice)|i (?:just )?(?:want|need) (?:an answer|a solution|advice)|just (?:fix|solve) it)/,
  },
  idioms:
    /\b(?:(?:is|are|'s|been|was|were) (?:literally |just |really |totally )?(?:killing|suffocating|crushing|destroying|eating) me(?: alive| up)?|(?:kills|crushes|is the death of) me|(?:driv\w+|drove|mak\w+|send\w*) me (?:crazy|nuts|insane|mad|bananas|up the wall|round the bend)|los(?:e|ing) my mind|(?:at|to|near) the end of my (?:rope|tether)|(?:my )?(?:head|brain) (?:is|feels like it is|'s) (?:exploding|going to explode|fried|mush)|drown\w* in|buried (?:in|under)|hanging by a thread|last straw|pain in the (?:neck|ass|butt)|(?:dead|deadly) tired|dying (?:of|from) (?:boredom|stress|heat|embarrassment|shame)|could (?:just )?(?:kill|murder|strangle) (?:him|her|them))\b/,
  // What somebody else feels is not the person's own feeling either.
  negation:
    /(?:\bnot|n't|\bnever|\bno longer|\bwithout)\s+(?:\w+\s+){0,2}$|\b(?:he|she|they|it|my (?:son|daughter|kids?|children|mom|mum|dad|mother|father|wife|husband|brother|sister))(?:'s|'re)?(?: (?:looked|looks|seemed|seems|was|were|is|are|got|gets|felt|feels|said))?(?: (?:so|really|very|too|all|just))*\s+$/,
  clauseBreak:
    /[.!?;\n…]+|,\s*(?:and|but|so|because|then|or)?\s+|\s+(?:because|but|so that|although|though|since|until|whenever|even though|cause|cuz)\s+|\s+and\s+(?=(?:i|i'm|i've|my|he|she|they|we|now|then|nobody|it)\b)|\s+so\s+(?=(?:i|my|he|she|they|we|now)\b)|\s+[-–—]+\s+|(?<=\b(?:hates?|ignores?|likes?|with|without|at|against|about) me)\s+(?=(?:they|he|she)\s)|(?<!\b(?:if|that|think|thought|know|said|says|hope|wish|when|because))\s+(?=(?:shed|hed|theyd) (?:just |only |never )?(?:call|be|tell|go|say|get|make|think|hate|want|kill|do|ask|take|leave|find|freak|laugh)\b)/i,
  fillers:
    /^(?:(?:my (?:actual|real|main|biggest) problem is(?: that)?|the (?:problem|thing|truth) is(?: that)?|what happened (?:is|was)(?: that)?|well|so|and|but|or|honestly|like|um+|uh+|yeah|yes|no|ok|okay|actually|basically|anyway|also|then|because|since|just|i guess|i mean|you know|it's just that|it's like|the thing is|to be honest|i'd say|sometimes|(?:today|lately|now)(?! (?:was|is|were)\b))\b[\s,]*)+/i,
  trailing:
    /(?:[\s,]+(?:i guess|mostly|or something|lol|haha|you know|tbh|tho|ig|idk|ngl|smh|rn|ugh|again|though|too|really|right now|and all))+$|(?<=^my \w{1,20})[\s,]+maybe$/i,
};
