import type { Cue } from "../shape";

/**
 * How something was said, what it often means, and a question that fits it. The meaning is a guess a listener may make
 * (complex reflection, Miller and Rollnick); where nothing fits, the guide says less. Own wording. The first match counts most.
 */
export const adultCues: readonly Cue[] = [
  {
    heard:
      /\b(?:skip(?:ping|ped)? (?:meals?|lunch|dinner|breakfast)|(?:not|stopped|don't) eat(?:ing)?\b|starv\w+|throw(?:ing)? up after|ma(?:ke|king) myself (?:sick|throw up))/,
    reflect: ["Going without food is a hard way to quiet that voice, and your body pays for it."],
    questions: ["Who knows that you do this, a doctor or someone close?", "What does it give you for a moment?"],
  },
  {
    heard: /\blaugh(?:ed|s|ing)? (?:at|when|about)\b|\bmade fun of\b|\bmock\w*\b|\binto a joke\b/,
    reflect: ["You showed something real, and it was met with a laugh."],
    questions: ["What had you hoped to see in that face?", "What did you do with the hurt in that moment?"],
  },
  {
    heard: /\b(?:wanted|want) (?:him|her|them|my \w+) to (?:be proud|see|say|notice|care|understand|like|love)\b/,
    reflect: ["That wish is older than today, I think."],
    questions: ["What would it have sounded like?", "When did you last get a little of it?"],
  },
  {
    heard: /\b(?:it|this|that) (?:all )?(?:started|began)\b.{0,12}\b(?:after|when|since|with)\b/,
    reflect: ["So there was a time before it, and then that."],
    questions: [
      "What was that day like, as far as you want to say?",
      "What did it change in how you move through a day?",
    ],
  },
  {
    heard:
      /\b(?:thinks?|says|calls?|told) (?:that )?(?:i'm|i am|me) (?:\w+ )?(?:crazy|lazy|weak|dramatic|selfish|weird|too \w+|useless|stupid)\b/,
    reflect: ["A word like that, from somebody near, stays in the ear."],
    questions: ["What do they not see when they say it?", "What would you like them to say in its place?"],
  },
  {
    heard: /\b(?:don't|do not) (?:even )?(?:want|care|bother|feel like)\b.*\b(?:anymore|any more)\b/,
    reflect: ["Somewhere along the way the wanting went."],
    questions: ["When did it go, as far as you can tell?", "What did you want it for, at first?"],
  },
  {
    heard:
      /\b(?:check(?:ing|ed)? (?:the|my|if|that|it)|count(?:ing)? (?:the|to)|wash(?:ing)? my hands|over and over)\b/,
    reflect: ["The checking calms it for a minute, and then it asks again."],
    questions: ["What does it say will happen if you do not?", "How do you know when it has been enough?"],
  },
  {
    heard: /\b(?:the|my) only (?:one|thing|person)\b/,
    reflect: ["It is good that there is this one, and it shows how thin it is around you."],
    questions: ["What is it that you get there and nowhere else?", "Who was it before, when there were more?"],
  },
  {
    heard:
      /\b(?:never told|haven't told|have not told|told no one|don't tell) (?:any(?:one|body)|people|a soul)\b|\bfirst time i(?:'ve| have)? (?:said|told|wrote)/,
    reflect: ["You have carried that without a witness."],
    questions: ["What made today the day to say it?", "What is it like to have it outside of you?"],
  },
  {
    heard: /\b(?:find out|fraud|fake|impost\w+|see through)\b/,
    reflect: [
      "So you do the work, and beside it you guard a door.",
      "Part of you is braced for the moment of being seen through.",
    ],
    questions: [
      "What do you picture happening if they did see it?",
      "What would they find, if they looked at all of it and not only that?",
    ],
  },
  {
    heard:
      /\b(?:head|mind|brain|thoughts?)\b.{0,12}\b(?:won't|doesn't|don't|never|can't|keeps?|is|are)\b.{0,8}\b(?:shut up|stop|quiet|switch off|slow|racing|spinning|going)|\bcan't (?:switch|turn) (?:it |my \w+ )?off\b|\boverthink/,
    reflect: [
      "The day is over, and nobody has told your head.",
      "Your mind has picked the worst hour to call a meeting.",
    ],
    questions: ["What is the loudest line it says?", "Which thought is first in the queue at that hour?"],
  },
  {
    heard:
      /\bi (?:keep|can't stop) (?:thinking|telling myself|worrying)(?: that| about)? (?<x>(?:i|i'm|he|she|they|it|my|what)\b.+)/,
    reflect: ["That thought does not wait to be invited."],
    questions: ["When it arrives, what do you do next?", "At what time of day does it come round?"],
  },
  {
    heard:
      /\bin front of (?:everyone|everybody|people|them|the (?:whole )?(?:class|team|family|group|office|room|others))\b|\b(?:everyone|everybody|they all) (?:will see|saw|stared|is watching)/,
    reflect: ["Being watched while it goes wrong, that seems to be the sting."],
    questions: ["Whose eyes would be the hardest to meet?", "What do you think they would say about it a week later?"],
  },
  {
    heard:
      /\b(?:don't|do not|didn't) (?:want|like) to (?:wake|bother|worry|burden|trouble|scare|upset)\b|\bbe a burden\b/,
    reflect: [
      "You keep it to yourself so that nobody else has to carry it.",
      "You are looking after somebody else even now.",
    ],
    questions: [
      "What would you want to say, if someone were awake with you?",
      "What do you fear would happen if you did?",
    ],
  },
  {
    heard: /\b(?:maybe|could|would|might|want to|wish)\b.*\bbut\b/,
    reflect: ["There is a wish in it, and something that stands in its way."],
    questions: [
      "If that were not in the way, what would you do?",
      "What makes that step so hard?",
      "What would have to be true for you to try it anyway?",
    ],
  },
  {
    heard:
      /\b(?:strong for|look after|take care of|care for|there for) (?:every(?:one|body)|them all|all of them|my (?:family|mom|mum|mother|dad|father|parents))\b|\beveryone (?:leans|relies|depends) on me\b/,
    reflect: ["Everyone leans on you, and it is not clear who you lean on."],
    questions: [
      "Who holds you, when you are the one who holds?",
      "What would happen if you were not strong for one evening?",
    ],
  },
  {
    heard:
      /\b(?:mom|mum|mother|dad|father|wife|husband|partner|sister|brother|son|daughter|grandma|grandpa|friend)\b.{0,30}\b(?:sick|ill|cancer|hospital|dement\w+|stroke|surgery|chemo|dying)\b/,
    reflect: ["To love someone who is ill leaves you with a lot of love and little to do."],
    questions: ["What is your part in it at the moment?", "What do you and {them} not talk about?"],
  },
  {
    heard:
      /\b(?:died|passed away|lost my (?:mom|mum|dad|mother|father|wife|husband|son|daughter|brother|sister|friend|dog|cat|baby))\b/,
    reflect: ["I am sorry. There is a before and an after now."],
    questions: [
      "What would you like me to know about {them}?",
      "How are the ordinary moments, like a meal or a drive?",
    ],
  },
  {
    heard: /\bi(?: really| still| just)? miss (?<x>.+)/,
    reflect: ["The gap is still there, in the middle of everything."],
    questions: [
      "When in the day do you miss {x} most?",
      "What is the first thing you would tell or show, if you could?",
    ],
  },
  {
    heard: /\b(?:divorc\w+|broke up|split up|left me)\b/,
    reflect: ["A shared life does not end on one day."],
    questions: ["What has been hardest since then?", "What do you miss, and what do you not miss?"],
  },
  {
    heard: /\b(?:cheat\w+|lied to me|lying to me|betray\w*|behind my back)\b/,
    reflect: ["Trust broke, and now every memory gets checked again."],
    questions: ["Which moment do you find yourself going over?", "What do you know now that you did not want to know?"],
  },
  {
    heard: /\bstill love (?:him|her|them)\b/,
    reflect: ["Love does not stop because it would be easier."],
    questions: ["What does that love want from you these days?"],
  },
  {
    heard: /\b(?:nobody|no one)\b.{0,20}\b(?:text|call|wrote|write|message|ask|check|visit)\w*/,
    reflect: ["A phone that stays quiet that long begins to say things."],
    questions: [
      "Whose name would you most like to see on the screen?",
      "What does the silence tell you about yourself, fairly or not?",
    ],
  },
  {
    heard: /\bmoved (?:here|away|to|out)\b/,
    reflect: ["A new place, and nobody in it yet who knows your face."],
    questions: ["What do you miss most from before you moved?", "What is it like to come home there in the evening?"],
  },
  {
    heard: /\bused to\b/,
    reflect: ["You still know what it was like when it was good."],
    questions: ["What was that time like for you?", "What of that do you miss most?"],
  },
  {
    heard: /\bi(?:'ve| have)? (?:already |really )?tried (?<x>.+)/,
    reflect: ["You have been working on this and not only putting up with it."],
    questions: ["What came of it when you tried {x}?", "Which attempt came closest?"],
  },
  {
    heard:
      /(?<!\b(?:when|after|before|if|since|until|every time|as) )\bi (?:managed|finally|went for a|got up|got out|called|asked for|stood up|told (?:him|her|them|my))\b/,
    reflect: ["You did that with all of this going on.", "That took something, on a day like this."],
    questions: ["How did you get yourself to do it?", "What was it like right after?"],
  },
  {
    heard: /\b(?:lost my job|got fired|was fired|laid off|let go from)\b/,
    reflect: ["A job is more than a wage, and it went from under you."],
    questions: ["What goes through your mind on a weekday morning now?", "Who have you told so far?"],
  },
  {
    heard: /\b(?:exam|exams|finals|test|thesis|grades?)\b/,
    reflect: ["It is one test, and it has come to stand for much more."],
    questions: [
      "What would failing it mean, as you see it?",
      "What happens in the first minute when you sit down to it?",
    ],
  },
  {
    heard:
      /\b(?:can't|cannot|unable to|hard to) (?:focus|concentrate|start|get (?:started|anything done))\b|\bprocrastinat\w+/,
    reflect: ["The more it matters, the harder it seems to begin."],
    questions: [
      "What do you do in the minute when you would begin?",
      "When did you last get into it, even for a short time?",
    ],
  },
  {
    heard: /\bmy (?<who>boss|manager|supervisor|team lead)\b/,
    reflect: ["So somebody else sets the pace, and you pay for it."],
    questions: ["What would you say to your {who} if it could not cost you anything?", "What does your {who} not see?"],
  },
  {
    heard: /\bhate (?:my job|going to work|work|this job)\b/,
    reflect: ["That is a lot of waking hours in a place you would rather not be."],
    questions: ["What did you hope it would be, when you began?", "What keeps you there for now?"],
  },
  {
    heard: /\b(?:expect\w*|pressure|proud of me|good enough for)\b/,
    reflect: ["A lot of people seem to have plans for you."],
    questions: ["Whose hope weighs the most?", "What would you choose if nobody were waiting for the result?"],
  },
  {
    heard: /\b(?:rent|bills?|debts?|loan|mortgage|overdraft|eviction)\b/,
    reflect: ["Numbers like that follow a person into every room."],
    questions: ["Which of them would you take care of first, if you could take care of one?"],
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
    heard: /\b(?:yelled|snapped|lost it|blew up|exploded|screamed at)\b/,
    reflect: ["It had been filling up for a while before it came out."],
    questions: ["What was the drop that made it spill?", "What would you want to say now, with a calm voice?"],
  },
  {
    heard: /\b(?:argu(?:e|ed|ing|ment)|fight(?:s|ing)?|fought)\b/,
    reflect: ["Words like that stay in the room after the talking stops."],
    questions: ["What did you want {them} to hear underneath it?", "How does it usually end between you?"],
  },
  {
    heard:
      /\b(?:never listens?|doesn't listen|don't listen|doesn't understand|don't understand me|won't listen|nobody listens)\b/,
    reflect: ["You speak, and it does not land."],
    questions: ["What would be different if you felt heard, just once?", "Who does listen, at least a little?"],
  },
  {
    heard: /\b(?:can't|cannot|never) say no\b|\bpeople.?pleas\w+/,
    reflect: ["The yes is out before you have asked yourself."],
    questions: ["What do you fear a no would cost you?", "To whom would the first small no go?"],
  },
  {
    heard: /\b(?:decide|decision|choose|choice|torn between)\b/,
    reflect: ["Both ways cost something, or you would have chosen by now."],
    questions: ["If nobody would ever judge it, which way would you lean?", "What would you lose with each of them?"],
  },
  {
    heard: /\bi don't know what to (?:do|say)\b/,
    reflect: ["You have come to a place where no way looks right."],
    questions: ["Which ways have you ruled out already?", "What would be the least bad thing to do this week?"],
  },
  {
    heard: /\b(?:tired|sick|fed up) of (?<x>.+)/,
    reflect: ["You are done with {x}."],
    questions: ["What would it be like to put that down for one day?"],
  },
  {
    heard: /\b(?:scared|afraid|terrified|frightened) (?:of|about) (?<x>.+)/,
    reflect: ["There is a fear standing in the doorway."],
    questions: ["What makes {x} so frightening?", "What is the worst that could come of {x}?"],
  },
  {
    heard: /\b(?:worried|worry|worrying|stressed|anxious|nervous) about (?<x>.+)/,
    reflect: ["There is always some part of you that checks on {x}."],
    questions: [
      "When you worry about {x}, what is the last scene in your mind?",
      "How would you know that it is handled well enough?",
    ],
  },
  {
    heard: /\b(?:panic attacks?|panicked|panicking)\b/,
    reflect: ["An alarm with no fire is still a loud alarm."],
    questions: ["What was the first sign this time?", "What do you do while it lasts?"],
  },
  {
    heard: /\b(?:drink\w*|drunk|smok\w+|weed|gambl\w+|binge\w*|scroll\w*|porn)\b/,
    reflect: ["It does a job for you, or you would not go back to it."],
    questions: [
      "What does it give you for a moment, and what does it cost later?",
      "On which days do you not need it?",
    ],
  },
  {
    heard: /\b(?:relaps\w+|slipped|gave in|started again)\b/,
    reflect: ["A slip is one day in a longer story."],
    questions: ["What was going on in the hours before?", "What helped you on the days when you held on?"],
  },
  {
    heard: /\b(?:everyone else|other people|my friends (?:all|are all)|they all have|all my friends)\b/,
    reflect: ["You hold your inside up against their outside."],
    questions: [
      "Where do you look when you compare?",
      "What would you see if you compared with yourself two years ago?",
    ],
  },
  {
    heard:
      /\bi(?:'m| am| feel like)(?: such)? (?:a |an |the )?(?:failure|loser|burden|fraud|bad|worthless|useless|stupid|weak|broken|too much|not good enough)\b/,
    questions: ["Whose voice does that sound like?", "When did you first begin to see yourself that way?"],
  },
  {
    heard: /\b(?:cry|cried|crying|tears)\b/,
    reflect: ["So the tears found a way out."],
    questions: ["What were the tears about, if they could say it?", "Was there relief in it, or only more weight?"],
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
    reflect: ["There is a clear wish under all this."],
    questions: ["If that came true, what would the first day be like?", "Which part of that wish is closest?"],
  },
  {
    heard: /\b(?:i could|i might|i'll try|i will try|i think i will|i guess i can)\b/,
    hope: true,
    reflect: ["A small door there, and you found it yourself."],
    questions: ["What would help you to really do it?", "How do you think you would feel afterwards?"],
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
    reflect: ["Some sentences stay much longer than the person who said them."],
    questions: ["What did it do to you to hear that?", "What would you have needed to hear in its place?"],
  },
  {
    heard: /\b(?:should(?!n?'?t? have)|have to|supposed to|must)\b/,
    reflect: ["There is a rule in that, and a strict one."],
    questions: ["What would happen if you did not?", "Where does that rule come from, do you think?"],
  },
  {
    heard: /\bmy (?:kids|children|son|daughter)\b/,
    questions: [
      "What do they notice of it, do you think?",
      "What would you like them to learn from how you handle this?",
    ],
  },
  {
    heard: /\b(?:wake up|waking up|3 ?am|4 ?am|2 ?am|nights?|awake)\b/,
    reflect: ["The night makes everything larger than it is by day."],
    questions: ["What are those hours like, from one to the next?", "What does the same thing look like at noon?"],
  },
  {
    heard: /\b(?:evenings?|weekends?|sundays?)\b/,
    reflect: ["Free hours have a way of showing who is missing."],
    questions: ["Which hour of it is the longest?", "What did those hours look like when they were good?"],
  },
  {
    heard: /\b(?:alone|by myself|lonely)\b/,
    reflect: ["Holding it alone makes it weigh more."],
    questions: ["Who would you want beside you in that moment?", "Where do you feel least alone?"],
  },
  {
    heard: /\bfor (?<x>(?:weeks|months|years|a long time|ages|(?:\w+ )?\w+ (?:weeks|months|years)))\b/,
    reflect: ["For {x}, and you are still here looking for a way."],
    questions: ["What has kept you going all that time?"],
  },
  {
    heard: /\b(?:nobody|no one)\b/,
    questions: ["What has that been like for you?", "Who would you have liked to hear from?"],
  },
  {
    heard: /\b(?:always|never|every time|(?<!in front of )(?:everyone|everybody))\b/,
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
