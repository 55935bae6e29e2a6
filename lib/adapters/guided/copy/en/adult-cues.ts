import type { Cue } from "../shape";
import { adultCuesPeople } from "./adult-cues-people";

/**
 * How something was said, what it often means, and a question that fits it. The meaning is a guess a listener may make
 * (complex reflection, Miller and Rollnick); where nothing fits, the guide says less. Own wording. The first match counts most.
 */
export const adultCues: readonly Cue[] = [
  {
    heard:
      /\b(?:i (?:suppose|guess|think|know) i (?:could|can|might|should|will)|i could (?:try|ask|call|talk|tell|go|text|write|start)|maybe i (?:can|could|should|will|might)|i might (?:try|ask|call|talk|tell|go|text|write|start)|i(?:'ll| will) (?:try|call|talk|tell|ask|go|do it|text|write)|i(?:'m| am) going to (?:try|call|talk to|tell|ask))\b/,
    hope: true,
    reflect: ["That sounds like a step, and it is your own.", "There is a way forward in that."],
    questions: ["What would help you to really do it?", "When could that be?", "How would you begin?"],
  },
  {
    heard:
      /\b(?:more doable|a bit (?:more )?(?:better|calmer|lighter|clearer|easier)|(?:feels?|feeling) (?:a bit |a little |somewhat )?(?:better|calmer|lighter|clearer|easier|doable))\b/,
    hope: true,
    reflect: ["Good, then something has shifted."],
    questions: ["What made the difference?", "How could you keep a bit of that?"],
  },
  {
    heard:
      /\b(?:skip(?:ping|ped)? (?:meals?|lunch|dinner|breakfast)|(?:not|stopped|don't) eat(?:ing)?\b|starv\w+|throw(?:ing)? up after|ma(?:ke|king) myself (?:sick|throw up))/,
    reflect: ["Going without food is a hard way to quiet that voice, and your body pays for it."],
    questions: ["Who knows that you do this, a doctor or someone close?", "What does it give you for a moment?"],
  },
  {
    heard:
      /\b(?:drank|drunk|used|relaps\w+|slipped|gave in|started) again\b|\brelaps\w+|\b(?:days|weeks|months|years) (?:sober|clean)\b|\bi drank\b/,
    reflect: ["One bad night does not undo the sober days before it. You lived those."],
    questions: ["What was going on in the hours before?", "What got you through on the days when you held on?"],
  },
  {
    heard: /\bthrew (?:it|everything|that) (?:all )?away\b|\b(?:ruined|wasted|wrecked) (?:it all|everything|it)\b/,
    reflect: ["It can feel like back to zero, and what you learned in that time is still yours."],
    questions: [
      "What from that time would you not want to give back?",
      "What would you say to a friend after a night like that?",
    ],
  },
  {
    heard: /\bwhat if i (?:can't|cannot|can not) (?:stop|do it|cope|manage|go on like)\b/,
    reflect: ["That is a frightening thought to be alone with."],
    questions: ["What would make the next few hours safer?", "Who could know about it tonight?"],
  },
  {
    heard: /\b(?:too )?(?:ashamed|embarrassed|scared|afraid) to (?:call|tell|ask|say|text|talk|go|admit|show|face)\b/,
    reflect: ["Shame wants you to keep it hidden, and hidden is where it grows."],
    questions: ["What do you fear to hear back?", "What is the smallest thing you could say or send?"],
  },
  {
    heard: /\b(?:hid|hide|hiding) (?:it|the|my|bottles?|that)\b/,
    reflect: ["Hiding it makes you alone with it."],
    questions: ["Who would be the safest person to know?", "What would be different if it did not have to be hidden?"],
  },
  ...adultCuesPeople,
  {
    heard:
      /\b(?:can'?t|cannot|couldn'?t|not|hardly|barely|never) (?:fall asleep|sleep(?:ing)?|get (?:any |back to )?sleep)\b/,
    reflect: ["Those are long hours when everyone else is asleep."],
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
      /\b(?:head|mind|brain|thoughts?)\b.{0,12}\b(?:won't|doesn't|don't|never|can't|keeps?|is|are)\b.{0,8}\b(?:shut up|stop|quiet|switch off|slow|racing|spinning|going)|\bcan't (?:switch|turn) (?:it |my \w+ )?off\b|\boverthink/,
    reflect: ["The day is over, and nobody has told your head."],
    questions: ["What is the loudest thing it says?", "Which thought comes first?"],
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
    heard: /\b(?:exam|exams|finals|test|thesis|grades?|study|studying)\b/,
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
    heard: /\b(?:should(?!n?'?t? have)|have to (?!be up|get up|be at|go|work|wake|leave|be there)|supposed to|must)\b/,
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
    heard: /\b(?:evenings?|weekends?|sundays?)\b/,
    reflect: ["Those hours can be long."],
    questions: ["Which hour of it is the longest?", "What did those hours look like when they were good?"],
  },
  {
    heard: /\b(?:alone|by myself|lonely)\b/,
    questions: ["Who would you want beside you in that moment?", "Where do you feel least alone?"],
  },
  {
    heard: /\bfor (?<x>(?:weeks|months|years|a long time|ages|(?:\w+ )?\w+ (?:weeks|months|years)))\b/,
    reflect: ["{x} is a long time to live with that."],
    questions: ["What has helped you through it so far?", "Has it changed over that time?"],
  },
  {
    heard: /\b(?:nobody|no one)\b/,
    questions: ["What has that been like for you?", "Who would you have liked to have there?"],
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
