import type { Cue } from "../shape";

/** Days, nights, work, money, body, and the tone in which something is told. Own wording. */
export const adultCuesDays: readonly Cue[] = [
  {
    heard:
      /\b(?:can'?t|cannot|couldn'?t|not|hardly|barely|never) (?:fall asleep|sleep(?:ing)?|get (?:any |back to )?sleep)\b/,
    reflect: ["Those are long hours when everyone else is asleep."],
    suits: "sleep-steps",
    questions: ["What keeps you awake tonight?", "Is it falling asleep that is hard, or waking up in the night?"],
  },
  {
    heard:
      /\b(?:it|this|that) (?:all )?(?:started|began)\b.{0,12}\b(?:after|when|since|with)\b|\b(?:been like this|ever) since\b/,
    reflect: ["So there was a time before it."],
    questions: ["What changed for you then?", "What was that time like, as far as you want to say?"],
  },
  {
    heard: /\b(?:don't|do not) (?:even )?(?:want|care|bother|feel like)\b.*\b(?:anymore|any more)\b/,
    reflect: ["Somewhere along the way the wanting went."],
    questions: ["When did it go, as far as you can tell?", "What did you want it for, at first?"],
  },
  {
    heard: /\b(?:don't|do not|dont) feel (?:anything|a thing)\b|\bfeel nothing\b/,
    reflect: [
      "When it gets too much for too long, people often stop feeling. It scares you, and that too is a feeling.",
    ],
    questions: ["When did you first notice it?", "Where do you still feel something, however small?"],
  },
  {
    heard: /\b(?:double shifts?|doubles|overtime|night shifts?|twelve.hour|12.hour|no days? off|understaffed)\b/,
    reflect: ["Nobody can run on that for long."],
    questions: ["When did you last have a real day off?", "What gets dropped first when it is like that?"],
  },
  {
    heard:
      /\b(?:check(?:ing|ed)? (?:the|my|if|that|it)|count(?:ing)? (?:the|to|how)|wash(?:ing)? my hands|over and over)\b/,
    reflect: ["It calms for a minute, and then it asks again."],
    questions: ["What would happen if you did not, as you fear it?", "How often is it, on a bad day?"],
  },
  {
    heard: /\b(?:find out|fraud|fake|impost\w+|see through)\b/,
    reflect: ["So there is the work, and on top of it the fear of being found out."],
    questions: [
      "What do you picture happening if they did see it?",
      "What would they find, if they looked at all of it and not only that?",
    ],
  },
  {
    heard:
      /\bi (?:keep|can't stop) (?:thinking|telling myself|worrying)(?: that| about)? (?<x>(?:i|i'm|he|she|they|it|my|what)\b.+)/,
    reflect: ["That thought does not wait to be invited."],
    questions: ["When it comes, what do you do next?", "At what time of day is it worst?"],
  },
  {
    heard:
      /\bin front of (?:everyone|everybody|people|them|the (?:whole )?(?:class|team|family|group|office|room|others))\b|\b(?:everyone|everybody|they all) (?:will see|saw|stared|is watching)/,
    reflect: ["Being watched while it goes wrong seems to be the worst of it."],
    questions: ["Whose eyes would be the hardest to meet?", "What do you think they would say about it a week later?"],
  },
  {
    heard:
      /\b(?:hit|punch(?:ed)?|kicked|smashed|threw|slammed|broke) (?:the|a|my|his|her|some) (?:wall|door|plate|glass|phone|chair|table|things?|cup)\b/,
    reflect: ["That must have frightened you, too."],
    suits: "urge-plan",
    questions: [
      "What happened in the minutes before?",
      "What would you want to do with your hands instead, next time?",
    ],
  },
  {
    heard: /\b(?:just|exactly|turning into|becoming) (?:like )?my (?<who>father|mother|dad|mom|mum)\b/,
    reflect: ["That is the last thing you wanted."],
    questions: [
      "What do you do afterwards that your {who} did not?",
      "What did you need from your {who} after a moment like that?",
    ],
  },
  {
    heard: /\b(?:apologi[sz]ed|said sorry|say sorry)\b/,
    reflect: ["You went back and said it, and that is where repair begins."],
    questions: ["How was it for you to say it?", "What would you like to do differently before it gets that far?"],
  },
  {
    heard:
      /\b(?:the )?(?:scans?|tests?|results?|bloods?|doctors?)\b.{0,20}\b(?:fine|normal|clear|nothing)\b|\b(?:nobody|no one|they don't) believes? (?:me|it)\b/,
    reflect: ["To hurt and have nothing to show for it makes it lonelier."],
    questions: ["What do people say when you tell them?", "Who does believe you?"],
  },
  {
    heard: /\bmy (?:own )?body\b.{0,16}\b(?:betray\w*|fail\w*|let me down|gave up|against me)\b/,
    reflect: ["So you cannot rely on the one thing that should be yours."],
    questions: ["What has it taken from you that others may not see?", "What can it still do, on a better day?"],
  },
  {
    heard: /\b(?:stay(?:ed)? in bed|can't get up|can't get out of bed|don't get up|lie in bed)\b/,
    reflect: ["Some days that is all the strength there is."],
    suits: "small-step",
    questions: ["What is a day like when you do get up?", "What do you tell yourself on such a day?"],
  },
  {
    heard: /\b(?:applied|applications?|job hunt\w*|interviews?|hire me|hiring|too old|rejections?)\b/,
    reflect: ["So much effort, and no answer, and it starts to feel like a verdict."],
    questions: ["What keeps you going with it?", "Who helps you with it, if anyone?"],
  },
  {
    heard: /\b(?:neighbou?rs|so (?:that )?(?:no one|nobody) (?:notices|knows|sees)|don't notice|pretend\w*)\b/,
    reflect: ["It costs a lot to keep that up every day."],
    questions: ["What would happen if they knew?", "With whom do you not have to pretend?"],
  },
  {
    heard: /\b(?:what to say to|small ?talk|by the wall|left early|stand(?:ing)? there|awkward)\b/,
    reflect: ["Being among people can be lonelier than being alone."],
    suits: "anxiety-curve",
    questions: ["What goes through your head while you stand there?", "With whom is talking easy?"],
  },
  {
    heard: /\b(?:no|not|isn't|there isn't|don't have|never) (?:any |enough |the )?time\b/,
    reflect: ["No time, not even for what it does to you."],
    questions: ["What would you do with half an hour that was yours?", "What has had to wait the longest?"],
  },
  {
    heard: /\b(?:maybe|could|would|might|want to|wish)\b.*\bbut\b/,
    reflect: ["You want to, and something stands in the way."],
    questions: ["If that were not in the way, what would you do?", "What makes that step so hard?"],
  },
  {
    heard: /\bbut (?:we|i) need (?:the|it|money|this)\b|\bcan't afford to\b/,
    reflect: ["So just leaving is not as simple as it sounds to others."],
    questions: [
      "What would have to be in place before you could choose?",
      "Is there something smaller than quitting that would help?",
    ],
  },
  {
    heard:
      /\bused to (?:love|like|enjoy|play|go|sing|dance|laugh|paint|run|read|write|cook|be (?:happy|good|close|fun|proud)|make|do|meet|have)\b/,
    reflect: ["So you know it from a better time."],
    questions: ["What was it like then?", "What of that do you miss most?"],
  },
  {
    heard:
      /\b(?:i(?:'ve| have)? (?:already |really |even )?tried)\b|\b(?:doesn't|didn't|does not|did not|won't|not) work\b/,
    reflect: ["So you have tried already, and it was not enough."],
    questions: ["Which of the things you tried came closest?", "What got in the way of it?"],
  },
  {
    heard:
      /(?<!\b(?:when|after|before|if|since|until|every time|as) )\bi (?:managed|finally|went for a|got up|got out|asked for help|stood up|told (?:him|her|them|my))\b/,
    reflect: ["You did that with all of this going on."],
    questions: ["How did you get yourself to do it?", "What was it like right after?"],
  },
  {
    heard: /\b(?:lost my job|got fired|was fired|laid off|let go from)\b/,
    reflect: ["That is more than a wage that went."],
    questions: ["Who have you told so far?", "What is the worst of it right now: the money, the days, or the shame?"],
  },
  {
    heard: /\b(?:my )?parents\b.{0,40}\bdisappointed\b|\b(?:disappoint|let down) (?:my |them|him|her)/,
    reflect: ["So it is not only about you. It is about what they will think."],
    questions: [
      "What have they said about it themselves?",
      "What would they want for you, if they knew how this is for you?",
    ],
  },
  {
    heard: /\bfailed\b|\bdidn't pass\b/,
    reflect: ["That is a blow, after the effort it took."],
    questions: ["What happened this time?", "What do you tell yourself about it?"],
  },
  {
    heard: /\b(?:speech|presentation|toast|perform\w*|on stage|public speaking)\b/,
    reflect: ["Standing up in front of people is among the things that people fear most."],
    suits: "anxiety-curve",
    questions: ["Which moment of it do you dread most?", "What would make it a bit easier to stand there?"],
  },
  {
    heard: /\bretire(?:d|ment)?\b|\bbored\b/,
    reflect: ["Without work the days lose their shape."],
    suits: "small-step",
    questions: ["How had you pictured it?", "What is a day like now, from morning on?"],
  },
  {
    heard: /\b(?:exam|exams|finals|midterms?|thesis|grades?|study|studying|revision)\b/,
    reflect: ["The closer it gets, the harder it is to begin."],
    questions: ["What would failing it mean, as you see it?", "Which part of it could you do even on a bad day?"],
  },
  {
    heard: /\b(?:they|my parents|my dad|my mom|he|she) (?:have |has )?(?:paid|pay|pays|sacrificed|gave up)\b/,
    reflect: ["That makes it feel like a debt."],
    questions: ["Did anyone say that you owe it, or do you feel it by yourself?"],
  },
  {
    heard:
      /\b(?:on|checking|check|scrolling|looking at|stare at) (?:my |the )?(?:phone|instagram|tiktok|screen|page)\b|\bscroll\w*\b/,
    reflect: ["It is easier to look there than at what scares you."],
    questions: ["What comes up in you just before you reach for it?", "Where could it be while you do ten minutes?"],
  },
  {
    heard:
      /\b(?:can't|cannot|unable to|hard to) (?:focus|concentrate|start|study|work|get (?:started|anything done))\b|\bprocrastinat\w+/,
    reflect: ["The more it matters, the harder it is to begin."],
    suits: "small-step",
    questions: [
      "What do you do in the minute when you would begin?",
      "When did you last get into it, even for a short time?",
    ],
  },
  {
    heard: /\bmy (?<who>boss|manager|supervisor|team lead)\b/,
    questions: ["What would you say to your {who} if it could not cost you anything?", "What does your {who} not see?"],
  },
  {
    heard: /\bhate (?:my job|going to work|work|this job)\b/,
    reflect: ["That is a lot of hours in a place you would rather not be."],
    questions: ["What is the worst part of it?", "What keeps you there for now?"],
  },
  {
    heard: /\b(?:expect\w*|pressure|proud of me|good enough for)\b/,
    reflect: ["There is a lot that others want from you."],
    questions: ["Whose hope weighs the most?", "What would you choose if nobody were waiting for the result?"],
  },
  {
    heard: /\b(?:rent|bills?|debts?|loan|mortgage|overdraft|eviction)\b/,
    reflect: ["Money worries sit at the table all day."],
    questions: ["Which of them presses most?", "Who knows about the numbers besides you?"],
  },
  {
    heard: /\b(?:my fault|blame myself|guilty|guilt)\b/,
    reflect: ["Guilt is loud, and it does not always know the facts."],
    questions: [
      "What of it was really in your hands?",
      "What did you know at the time, and what do you only know now?",
    ],
  },
  {
    heard:
      /\bi (?:was awful|yelled|snapped|lost it|blew up|exploded|screamed)\b|\bi .{0,16}\b(?:snapped|yelled|screamed) at\b/,
    reflect: ["It had been filling up for a while before it came out."],
    suits: "urge-plan",
    questions: ["What made it too much in that moment?", "What would you want to say now, with a calm voice?"],
  },
  {
    heard: /\b(?:can't|cannot|never) say no\b|\bpeople.?pleas\w+|\bsay(?:ing)? yes to (?:everything|everyone)\b/,
    reflect: ["The yes is out before you have asked yourself."],
    questions: ["What do you fear a no would cost you?", "To whom would the first small no go?"],
  },
  {
    heard: /\b(?:decide|decision|choose|choice|torn between)\b/,
    reflect: ["Both ways cost something, or you would have chosen by now."],
    suits: "problem-steps",
    questions: ["If nobody would ever judge it, which way would you lean?", "What would you lose with each of them?"],
  },
  {
    heard: /\bi don't know what to (?:do|say)\b/,
    reflect: ["No way looks right from where you stand."],
    questions: ["Which ways have you ruled out already?", "What would be the least bad thing to do this week?"],
  },
  {
    heard: /\b(?:tired|sick|fed up) of (?<x>.+)/,
    reflect: ["You are done with {x}."],
    questions: ["What would it be like to put that down for one day?"],
  },
  {
    heard: /\b(?:scared|afraid|terrified|frightened) (?:of|about) (?<x>.+)/,
    questions: ["What makes {x} so frightening?", "What is the worst that could come of {x}?"],
  },
  {
    heard: /\b(?:worried|worry|worrying|stressed|anxious|nervous) about (?<x>.+)/,
    questions: [
      "When you think about {x}, what is the worst you see?",
      "How would you know that it is handled well enough?",
    ],
  },
  {
    heard: /\b(?:panic attacks?|panicked|panicking)\b/,
    reflect: ["Your body rings the alarm, and it is real even when there is no danger."],
    suits: "anxiety-curve",
    questions: ["What was the first sign this time?", "What do you do while it lasts?"],
  },
  {
    heard: /\b(?:drink(?:ing|s)?|drunk|smok\w+|weed|gambl\w+|binge\w*|porn)\b/,
    reflect: ["It does something for you, or you would not go back to it."],
    questions: [
      "What does it give you for a moment, and what does it cost later?",
      "On which days do you not need it?",
    ],
  },
  {
    heard: /\b(?:everyone else|other people|my friends (?:all|are all)|they all have|all my friends)\b/,
    reflect: ["From outside, the others always look as if they managed."],
    questions: ["Who do you compare yourself with?", "What would you see if you compared with yourself two years ago?"],
  },
  {
    heard:
      /\bi(?:'m| am| feel like| feel)(?: such)? (?:a |an |the )?(?:failure|loser|burden|fraud|bad|worthless|useless|stupid|weak|broken|too much|not good enough|disgusting|pathetic)\b/,
    questions: ["What happened right before that thought came?", "When did you first begin to see yourself that way?"],
  },
  {
    heard:
      /\b(?:cry|cried|crying|tears)\b.{0,12}\b(?:when|because|after|every time|whenever)\b|\b(?:cry|crying) every (?:day|night)\b/,
    reflect: ["It has to come out somewhere."],
    questions: ["What goes through you in that moment?", "Is anyone there with you then?"],
  },
  {
    heard: /\b(?:cry|cried|crying|tears)\b/,
    reflect: ["It had to come out somewhere."],
    questions: ["What were the tears about?", "Was there relief in it, or only more weight?"],
  },
  {
    heard: /\b(?:pointless|what's the point|no motivation|nothing matters|don't care anymore)\b/,
    reflect: ["When nothing pulls you, every step is uphill."],
    questions: [
      "When did something last pull you, even a little?",
      "What do you still do, although it feels like that?",
    ],
  },
  {
    heard: /\bi (?:just )?wish (?<x>.+)/,
    questions: ["If that came true, what would the first day be like?", "Which part of that wish is closest?"],
  },
  {
    heard: /\b(?:should(?:n't| not)? have|could have|if only i)\b/,
    reflect: ["Looking back, it seems clear. At the time it was not."],
    questions: [
      "What did you know then, and what do you only know now?",
      "What would you have needed in order to do it that way?",
    ],
  },
  {
    heard: /\b(?:said i|told me (?:i|that i)|called me|says i)\b/,
    questions: ["What did it do to you to hear that?", "What would you have needed to hear instead?"],
  },
  {
    heard: /\b(?:should(?!n?'?t? have)|have to be (?:strong|perfect|good|nice|better|the one)|supposed to|must)\b/,
    reflect: ["That sounds like a strict rule."],
    questions: ["What would happen if you did not?", "Where does that rule come from, do you think?"],
  },
  {
    heard:
      /\b(?:wake up|waking up|3 ?am|4 ?am|2 ?am|(?<!last |to|good )nights?|lie awake|awake|count (?:the )?hours)\b/,
    reflect: ["Everything is larger at night than it is by day."],
    questions: ["What goes through your head in those hours?", "How long has it been like this?"],
  },
  {
    heard: /\b(?:evenings|weekends|sundays|saturdays)\b/,
    reflect: ["Those hours can be long."],
    questions: ["Which hour of it is the longest?", "What did those hours look like when they were good?"],
  },
  {
    heard: /\b(?:alone|by myself|lonely)\b/,
    questions: ["Who would you want beside you in that moment?", "Where do you feel least alone?"],
  },
  {
    heard:
      /\b(?:have|has|'ve|'s|been)\b.{0,30}\bfor (?<x>(?:weeks|months|years|a long time|ages|(?:\w+ )?\w+ (?:weeks|months|years)))\b/,
    reflect: ["{x} is a long time to live with that."],
    questions: ["What has helped you through it so far?", "Has it changed over that time?"],
  },
  {
    heard: /\b(?:nobody|no one)\b/,
    questions: ["What has that been like for you?", "Who would you have liked to have there?"],
  },
  {
    heard: /\bi (?:always|never)\b|\b(?:he|she|they|it|we)(?:'s|'re)? (?:always|never)\b|\bevery time\b/,
    questions: [
      "Can you tell me about the last time it was like that?",
      "Has there been an exception, even a small one?",
    ],
  },
  {
    heard:
      /\bmy (?<who>partner|husband|wife|boyfriend|girlfriend|best friend|brother|sister|roommate|mother|father|mom|mum|dad)\b/,
    questions: ["How much of this does your {who} know?", "What would you like {them} to understand about it?"],
  },
];
