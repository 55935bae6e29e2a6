import type { Cue } from "../shape";
import { adultCuesDays } from "./adult-cues-days";
import { adultCuesPeople } from "./adult-cues-people";

/**
 * How something was said, what it often means, and a question that fits it. The meaning is a guess a listener may make
 * (complex reflection, Miller and Rollnick); where nothing fits, the guide says less. Own wording. The first match counts most.
 */
export const adultCues: readonly Cue[] = [
  {
    heard:
      /\b(?:i (?:suppose|guess|think|know) i (?:could|can|might|should|will)|i could (?!have|see|feel|hear|only|never|not|barely|hardly|kill|die|cry|scream)\w+|maybe i (?:can|could|should|will|might)|i might (?:try|ask|call|talk|tell|go|text|write|start)|i(?:'ll| will|ll) (?:try|call|talk|tell|ask|go|do it|text|write)|i(?:'m| am) going to (?:try|call|talk to|tell|ask))\b/,
    hope: true,
    reflect: ["That sounds like a step, and it is your own.", "There is a way forward in that."],
    questions: ["What would help you to really do it?", "When could that be?", "How would you begin?"],
  },
  {
    heard:
      /\b(?:more doable|a bit (?:more )?(?:better|calmer|lighter|clearer|easier)|(?:it |that )?(?:went|has gone|is going) down(?: a bit)?|(?:feels?|feeling) (?:a bit |a little |somewhat )?(?:better|calmer|lighter|clearer|easier|doable))\b/,
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
    suits: "urge-plan",
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
    heard:
      /\bwhat if i (?:can't|cannot|can not|freeze|fail|mess up|panic|say|lose) ?(?:stop|do it|cope|manage|go on like)?\b/,
    reflect: ["That is a frightening thought to be alone with."],
    questions: ["What would help you if it did come to that?", "Who could know about it beforehand?"],
  },
  {
    heard: /\b(?:too )?(?:ashamed|embarrassed|scared|afraid) to (?:call|tell|ask|say|text|talk|go|admit|show|face)\b/,
    reflect: ["Shame wants you to keep it hidden, and hidden is where it grows."],
    questions: ["What do you fear to hear back?", "What is the smallest thing you could say or send?"],
  },
  {
    heard: /\bthat (?:broke|killed|got|hurt|hit) me\b|\bbroke my heart\b/,
    reflect: ["That went right through you."],
    questions: ["What was it about that moment?"],
  },
  {
    heard: /\b(?:hid|hide|hiding) (?:it|the|my|bottles?|that)\b/,
    reflect: ["Hiding it makes you alone with it."],
    questions: ["Who would be the safest person to know?", "What would be different if it did not have to be hidden?"],
  },
  {
    heard:
      /\b(?:head|mind|brain|thoughts?)\b.{0,12}\b(?:won't|doesn't|don't|never|can't|keeps?|is|are)\b.{0,8}\b(?:shut up|stop|quiet|switch off|slow|racing|spinning|going)|\bcan't (?:switch|turn) (?:it |my \w+ )?off\b|\boverthink/,
    reflect: ["The day is over, and nobody has told your head."],
    suits: "worry-time",
    questions: ["What is the loudest thing it says?", "Which thought comes first?"],
  },
  ...adultCuesPeople,
  ...adultCuesDays,
];
