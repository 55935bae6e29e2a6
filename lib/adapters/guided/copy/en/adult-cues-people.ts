import type { Cue } from "../shape";

/** Loss, love, family, friends: how it is said, what it often means, and a question that fits. Own wording. */
export const adultCuesPeople: readonly Cue[] = [
  {
    heard: /\b(?:spiked|drugged|roofied)\b/,
    reflect: [
      "Please take that as an emergency: be with someone you trust, and call a doctor or the emergency number, also if you feel all right.",
    ],
    questions: ["Who is with you now?"],
  },
  {
    heard:
      /\b(?:hit|beat|choked|kicked|slapped|shoved|grabbed|hurt) me\b|\b(?:was|been|got) (?:assaulted|raped|attacked|abused|beaten|molested)\b|\bassaulted me\b/,
    reflect: ["That should not have happened, and it is not your fault."],
    questions: ["Are you safe where you are right now?", "Who knows about it?"],
  },
  {
    heard: /\b(?:pregnant|pregnancy test|unplanned)\b/,
    reflect: [
      "That is a lot to carry alone. A doctor or a pregnancy advice centre can go through every option with you, without pushing.",
    ],
    questions: ["Who knows about it?", "How are you with it right now?"],
  },
  {
    heard: /\b(?:deport\w*|asylum|visa|detain\w*|immigration|papers)\b/,
    reflect: ["That is a frightening thing to have hanging over you."],
    questions: ["What is the next date that you know of?", "Who helps you with the legal side?"],
  },
  {
    heard: /\b(?:slept with|cheated on|having an affair|had an affair)\b/,
    reflect: ["So you are carrying that now, with everything that hangs on it."],
    questions: ["What are you most afraid of in it?", "What do you want to do with it?"],
  },
  {
    heard:
      /\b(?:bad|terrible|awful) (?:mother|mom|mum|father|dad|parent)\b|\b(?:baby|newborn)\b.{0,60}\b(?:don't|dont|not|nothing)\b.{0,10}\bfeel\b|\bbest time of my life\b/,
    reflect: ["Many new parents feel something very different from what the cards say, and few say it out loud."],
    suits: "kind-words",
    questions: [
      "What did you expect to feel?",
      "How much sleep and help do you get?",
      "What is a whole day with the baby like for you?",
    ],
  },
  {
    heard: /\bbetter off with (?:someone|somebody|anyone) else\b/,
    reflect: ["That is a very dark thought to have about yourself, and it often comes with being worn out."],
    questions: ["How often does it come?", "Who could know that it comes?"],
  },
  {
    heard: /\b(?:would|will) never (?:hurt|touch|harm|leave)\b/,
    reflect: ["Good that you say it so clearly."],
    questions: ["If that ever changed, who would you call first?"],
  },
  {
    heard: /\b(?:i(?:'m| am|m)|think i(?:'m| am|m)) (?:gay|bi|bisexual|lesbian|trans|queer|non-?binary)\b/,
    reflect: ["Thank you for saying it here. There is nothing wrong with it."],
    questions: ["What is it like to have said it?", "Who could you imagine knowing it?"],
  },
  {
    heard:
      /\b(?:ghosted|blocked) me\b|\bthen nothing\b|\b(?:stopped|not) (?:answering|replying|texting)\b|\bleft (?:me )?on read\b/,
    reflect: ["To be left without a word can be worse than a bad word."],
    suits: "kind-words",
    questions: ["What was the last you heard?", "What do you tell yourself about why?"],
  },
  {
    heard: /\b(?:reread\w*|read(?:ing)? (?:our|the|his|her|old) (?:chats?|texts?|messages?)|going over (?:it|every))\b/,
    reflect: ["You are looking for the place where it changed."],
    questions: ["What do you find when you look?", "How do you feel after an hour of that?"],
  },
  {
    heard:
      /\b(?:dementia|alzheimer\w*)\b|\b(?:look(?:ing)? after|car(?:e|ing) for|carer for) my (?:mother|father|mom|mum|dad|wife|husband|parents?|grandm\w+|grandf\w+)\b/,
    reflect: ["Caring for someone like that turns the roles around, and it does not stop at night."],
    suits: "problem-steps",
    questions: ["What is the hardest hour of the day?", "Who takes over when you cannot?"],
  },
  {
    heard: /\b(?:didn't|doesn't|did not|does not) (?:recogni[sz]e|know|remember) me\b|\bwho i was\b/,
    reflect: ["That is like a goodbye while the person is still there."],
    questions: ["What did you do in that moment?", "What do you do with the sadness afterwards?"],
  },
  {
    heard: /\bwish (?:it|this) (?:was|were|would be) (?:all )?over\b/,
    reflect: ["Wishing for the strain to end is not the same as wishing anyone away."],
    questions: ["Which part of it do you most wish were over?", "Have you ever been able to say that to somebody?"],
  },
  {
    heard: /\b(?:nobody|no one)\b.{0,10}\b(?:take over|help|step in|else can)\b/,
    reflect: ["So there is no relief in sight."],
    questions: ["What help have you asked for so far, and what came of it?", "What would you do with one free day?"],
  },
  {
    heard: /\b(?:gave|given) up (?:my|the) (?:job|work|career|flat|home)\b/,
    reflect: ["That was a high price."],
    questions: ["What do you miss about it?", "Did you feel that you had a choice?"],
  },
  {
    heard: /\b(?:lives abroad|lives far|calls once|never visits|doesn't help|does nothing)\b/,
    reflect: ["So most of it stays with you."],
    questions: ["What would you like to ask of {them}?", "What has been said about that between you?"],
  },
  {
    heard: /\b(?:tell|told|saying) me (?:it'?s|that it'?s|everything'?s|everything is) (?:ok|okay|fine|all right)\b/,
    reflect: ["Then I will not tell you that it is fine."],
    questions: ["What is it, if you say it the way it is?"],
  },
  {
    heard:
      /\b(?:laugh(?:ed|ing)?|smil(?:e|ed|ing)|enjoy\w*|have fun)\b.{0,20}\b(?:guilt\w*|wrong|bad)\b|\b(?:guilty|bad|wrong)\b.{0,20}\b(?:laugh|smile|enjoy|happy)/,
    reflect: ["A laugh takes nothing away from anyone, even if it feels that way."],
    questions: ["What would they say if they heard you laugh?", "Whom do you feel you owe the sadness?"],
  },
  {
    heard:
      /\b(?:talk(?:ing)?|speak(?:ing)?|say good ?night|write|wrote) to (?:him|her|my (?:late )?(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister))\b.{0,30}\b(?:still|dead|died|gone|grave|photo|every)|\bstill (?:talk|speak) to (?:him|her)\b/,
    reflect: ["Many people go on talking to the one they lost, and for a long time."],
    questions: ["What do you tell them?", "When do you do it most?"],
  },
  {
    heard:
      /\b(?:two plates|set the table for|his side|her side|empty (?:chair|bed|room|house)|(?:his|her) (?:coat|clothes|things|shoes|chair|mug|voice|smell))\b/,
    reflect: ["The hands still do what they did for years, and then it comes back."],
    questions: ["What is the hardest hour of the day at home?", "What else in the house stops you like that?"],
  },
  {
    heard:
      /\b(?:sell|selling|clear(?:ing)? out|give away|move out of|get rid of) (?:the |my |our |his |her )?(?:house|home|flat|apartment|things|clothes|stuff)\b/,
    reflect: ["That is a big thing to decide, and it does not have to be decided on anyone else's clock."],
    questions: ["What would you want, if nobody had an opinion?", "What would you lose with it?"],
  },
  {
    heard: /\b(?:married|together|a couple) (?:for )?(?<x>(?:\w+ )?\w+ years)\b/,
    reflect: ["{x} is a whole life together."],
    questions: ["What was an ordinary day with {them} like?", "How did you two meet?"],
  },
  {
    heard: /\b(?:move on|get over it|moving on|be over it|let (?:him|her|it) go)\b/,
    reflect: ["Other people's clocks tend to run faster than grief does."],
    questions: ["What would you like to say to that?", "What would help you more than being told to move on?"],
  },
  {
    heard:
      /\b(?:died|passed away|lost (?:my|our|the) (?:mom|mum|dad|mother|father|wife|husband|son|daughter|brother|sister|friend|dog|cat|baby|twins|pregnancy)|miscarr\w+|stillborn)\b/,
    reflect: ["I am sorry."],
    questions: ["What would you like me to know about {them}?", "How have the days been since then?"],
  },
  {
    heard: /\bi(?: really| still| just)? miss (?<x>.+)/,
    reflect: ["That gap does not close because time passes."],
    questions: ["When in the day do you miss {x} most?", "What do you miss most about it?"],
  },
  {
    heard:
      /\b(?:(?:she|he|they|my (?:wife|husband|girlfriend|boyfriend|partner)) (?:has |have |had )?(?:left|walked out|moved out|dumped me|ended it)|(?<!god )(?<!god has )left me|broke up|split up|divorc\w+|we(?:'re| are) (?:over|done|separated))\b/,
    reflect: ["That turns a whole life upside down."],
    questions: ["Did you see it coming?", "What has been the hardest part since?"],
  },
  {
    heard: /\b(?:cheat\w+|lied to me|lying to me|(?<!body )betray\w*|behind my back)\b/,
    reflect: ["When trust breaks, everything before it gets checked again."],
    questions: ["Which moment do you keep going over?", "Who else knows about it?"],
  },
  {
    heard: /\bstill love (?:him|her|them)\b/,
    reflect: ["Love does not stop just because it would be easier."],
    questions: ["What do you do with that love these days?"],
  },
  {
    heard:
      /\b(?:don't|do not|dont) (?:want|wanna) (?:to )?lose (?:him|her|them|my \w+)\b|\bafraid (?:of losing|to lose)\b/,
    reflect: ["So under the fights there is somebody you want to keep."],
    questions: ["Have you been able to tell {them} that?", "What do you want to keep most?"],
  },
  {
    heard: /\b(?:i )?(?:shut down|go (?:quiet|silent|cold)|close up|walk away|say nothing|withdraw)\b/,
    reflect: ["Going quiet is often the only way out that is left when it gets loud."],
    suits: "one-sentence",
    questions: ["What happens inside you in that moment?", "What would you need in order to stay?"],
  },
  {
    heard:
      /\b(?:she|he|they|wife|husband|partner|girlfriend|boyfriend|mother|father|mom|mum|dad) (?:always |also |never |only |just |keeps? )?(?:shouts?|shouting|screams?|screaming|yells?|yelling)\b|\bused to (?:shout|scream|yell|hit|drink)\b/,
    reflect: ["A raised voice can go straight to the body, and old ones stay there for years."],
    questions: ["What did you do as a child when it got loud?", "What does your body do when it gets loud now?"],
  },
  {
    heard: /\b(?:argu(?:e|ed|ing|ment)|fight(?:s|ing)?|fought|rows?|quarrel\w*)\b/,
    reflect: ["That wears both sides out."],
    questions: ["How does it usually end between you?", "What is it about, underneath?"],
  },
  {
    heard:
      /\b(?:never listens?|doesn't listen|does not listen|won't listen|nobody listens|doesn't understand me|don't understand me)\b/,
    reflect: ["You say it, and it does not arrive."],
    suits: "one-sentence",
    questions: ["What would you most like {them} to hear?", "Who does listen, at least a little?"],
  },
  {
    heard:
      /\b(?:says|said|thinks?|thought|tells me|told me) (?:that )?i(?:'m| am)? (?:don't|do not|never|not|too|so|just|always)\b/,
    questions: ["Is there something true in it, or does it miss you?", "What do you say when you hear that?"],
  },
  {
    heard:
      /\b(?:thinks?|says|calls?|told) (?:that )?(?:i'm|i am|me) (?:\w+ )?(?:crazy|lazy|weak|dramatic|selfish|weird|too \w+|useless|stupid)\b/,
    reflect: ["A word like that hurts more when it comes from somebody close."],
    questions: ["What do they not see when they say it?", "What would be a fairer thing to say about you?"],
  },
  {
    heard:
      /\b(?:brother|sister|son|daughter|father|mother|mom|mum|dad|uncle|aunt|cousin|he|she|they)\b.{0,20}\b(?:stole|steals|took (?:the|her|his|my|our|all|money|\d+)|stealing|lied)\b/,
    reflect: ["That is a betrayal inside the family, and no small one."],
    questions: ["Who in the family knows about it?", "What do you want to happen now?"],
  },
  {
    heard: /\b(?:defend\w*|takes? (?:his|her|their) side|sticks? up for|makes? excuses for)\b/,
    reflect: ["So you stand alone with it, and that may hurt as much as the thing itself."],
    suits: "one-sentence",
    questions: ["What do you think makes {them} do that?", "What would you want to hear from {them}?"],
  },
  {
    heard: /\bwant (?:him|her|them|my \w+) to (?:pay|give|apologi[sz]e|say sorry|admit|own|stop|leave)\b/,
    reflect: ["You know what would be right, and you are still waiting for it."],
    questions: ["Have you been able to say that to {them}?", "What would change for you if it happened?"],
  },
  {
    heard: /\b(?:wanted|want) (?:him|her|them|my \w+) to (?:be proud|see|say|notice|care|understand|like|love)\b/,
    reflect: ["You have been waiting for that for a while."],
    questions: ["What would it sound like?", "When did you last get a little of it?"],
  },
  {
    heard:
      /\blaugh(?:ed|s|ing)? (?:at|when|about)\b|\bmade fun of\b|\bmock\w*\b|\binto a joke\b|\b(?:might|could|will|would) laugh\b/,
    reflect: ["To show something real and be laughed at is a hard thing."],
    questions: ["How would you want {them} to take it?", "Has that happened to you before?"],
  },
  {
    heard:
      /\b(?:don't|do not|didn't) (?:want|like) to (?:wake|bother|worry|burden|trouble|scare|upset)\b|\bbe a burden\b/,
    reflect: ["You keep it to yourself so that nobody else has to carry it."],
    questions: [
      "What would you want to say, if someone were awake with you?",
      "What do you think they would say to that?",
    ],
  },
  {
    heard:
      /\b(?:strong for|look after|take care of|care for|there for) (?:every(?:one|body)|them all|all of them|my (?:family|mom|mum|mother|dad|father|parents))\b|\beveryone (?:leans|relies|depends) on me\b/,
    reflect: ["Everyone leans on you."],
    questions: ["And who do you lean on?", "What would happen if you were not strong for one evening?"],
  },
  {
    heard:
      /\b(?:mom|mum|mother|dad|father|wife|husband|partner|sister|brother|son|daughter|grandma|grandpa|friend)\b.{0,30}\b(?:sick|ill|cancer|hospital|dement\w+|stroke|surgery|chemo|dying)\b/,
    reflect: ["It is hard when someone you love is ill and you cannot do much about it."],
    questions: ["What is your part in it at the moment?", "How much of it is on your shoulders?"],
  },
  {
    heard:
      /\b(?:nobody|no one|everyone|everybody|they(?: all)?)\b.{0,20}\b(?:stopped|text|call|wrote|write|message|ask|check|visit)\w*/,
    reflect: ["That silence from other people hurts on top of the rest."],
    questions: ["Who would you most like to hear from?", "What would you want them to ask you?"],
  },
  {
    heard: /\bmoved (?:here|away|to|out)\b/,
    reflect: ["Everything new, and nobody yet who knows you."],
    questions: ["What do you miss most from before you moved?", "What is it like to come home there in the evening?"],
  },
  {
    heard:
      /\b(?:he|she|they|nobody|no one|my \w+|parents|kids|sponsor) (?:doesn't|does not|don't|dont|didn't) (?:even )?know\b|\b(?:haven't|have not|not) told (?:him|her|them)\b|\b(?:never told|haven't told|have not told|told no one|don't tell) (?:any(?:one|body)|people|a soul|my \w+)\b|\bfirst time i(?:'ve| have)? (?:said|told|wrote)/,
    reflect: ["So you are carrying that on your own so far."],
    questions: ["What holds you back from telling someone?", "What do you think would happen if it were known?"],
  },
  {
    heard: /\bmy (?<who>son|daughter|baby|grandson|granddaughter)\b/,
    questions: ["How is your {who} with all of this?", "What do you wish for your {who} in this?"],
  },
  {
    heard: /\bmy (?:kids|children)\b/,
    questions: ["How are they with all of this?", "What do they notice of it, do you think?"],
  },
  {
    heard: /\b(?:the|my) only (?:one|thing|person)\b/,
    reflect: ["It is good that there is this one."],
    questions: ["What do you get there that you get nowhere else?", "Who was it before, when there were more?"],
  },
];
