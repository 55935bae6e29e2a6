import type { Cue } from "../../../copy/shape";

/**
 * What people say of living on after a trauma, and how it is met: what the reaction is for, then a question about now. Never
 * one about the event. After SAMHSA TIP 57 (2014), the National Center for PTSD's public pages and ISTSS; own wording.
 */
export const traumaCues: readonly Cue[] = [
  {
    heard: /\bnightmares?\b|\bbad dreams?\b|\bwake up (?:screaming|sweating|scared|in a panic)\b/,
    reflect: ["Nights can bring back what the days keep out.", "A night like that takes from the next day as well."],
    questions: [
      "What helps you to come back after you wake up?",
      "What could stand next to the bed that tells you it is now: a lamp, a photo, a note?",
    ],
    suits: "orienting",
  },
  {
    heard:
      /\bflash ?backs?\b|\b(?:it )?(?:all )?comes? (?:flooding )?back\b|\blike it(?:'s| is| was) happening again\b/,
    reflect: [
      "A flashback is a memory that forgets to say it is old.",
      "Your body gives the alarm for then, in the middle of now.",
    ],
    questions: [
      "What is the first thing that tells you that you are back?",
      "Which of your five senses brings you back the quickest?",
    ],
    suits: "orienting",
  },
  {
    heard: /\btrigger\w*\b|\breminds? me\b|\bset(?:s)? me off\b|\bevery time i (?:hear|smell|see)\b/,
    reflect: [
      "Something from now looked like then, and the alarm did not wait.",
      "A trigger is a false match, not a weakness.",
    ],
    questions: [
      "What was different about it this time, compared with back then? Only the difference.",
      "What would you like to have with you when it happens again?",
    ],
    suits: "alarm-signs",
  },
  {
    heard:
      /\b(?:on (?:edge|guard|alert)|jumpy|startl\w+|can't relax|scanning|hyper.?vigilan\w*|watch(?:ing)? (?:the )?doors?|back to the wall)\b/,
    reflect: [
      "Your guard has been on duty for a long time without a break.",
      "Being on watch once kept you safer. It costs a lot to stand there every day.",
    ],
    questions: [
      "Where is the guard a little quieter, even for a minute?",
      "What does your body do when it may stand down for a moment?",
    ],
    suits: "alarm-signs",
  },
  {
    heard:
      /\bavoid\w*\b|\bstay(?:ed|ing)? (?:at )?home\b|\bcan't go (?:near|there|out|outside|back)\b|\bdon't leave the house\b/,
    reflect: [
      "Keeping away brings relief at once, and the world gets smaller over time.",
      "It makes sense to stay away from what hurts.",
    ],
    questions: [
      "What would you most like to have back, if it were safe to?",
      "What is still yours on a day when you keep away from much?",
    ],
    suits: "ready-list",
  },
  {
    heard:
      /\b(?:my (?:own )?fault|blame (?:myself|me)|i should(?:'ve| have)|why didn't i|if (?:only )?i (?:had|hadn't)|i let (?:it|him|them)|i froze|didn't fight)\b/,
    reflect: [
      "Blame often stays with the person who was hurt. It does not belong there.",
      "Freezing is something a body does by itself in danger. It is no choice.",
      "Looking back, it seems there were ways out. In that moment there were far fewer.",
    ],
    questions: [
      "What would you say to somebody you love who blamed themselves like that?",
      "How loud is that blame today, and when is it quieter?",
    ],
    suits: "stuck-point",
  },
  {
    heard: /\b(?:ashamed|shame|dirty|disgust\w*|damaged|ruined|broken|tainted)\b/,
    reflect: [
      "Shame tells you to hide. You said it anyway.",
      "What was done to a person says nothing about their worth.",
    ],
    questions: [
      "With whom, or with what, does that shame get a little smaller?",
      "What would be a kind thing to do for your body today?",
    ],
    suits: "calm-place",
  },
  {
    heard: /\b(?:angry|anger|rage|furious|snapp?(?:ed|ing|y)|irritable|short fuse|explod\w+)\b/,
    reflect: [
      "Anger can be the part of you that says it was not right.",
      "A short fuse is common when the alarm never goes off duty.",
    ],
    questions: ["What is the first sign that it is rising?", "What lets it out without hurting anybody, you included?"],
    suits: "ride-the-wave",
  },
  {
    heard: /\b(?:numb|feel nothing|can't feel|empty|shut ?down|switched off|going through the motions)\b/,
    reflect: [
      "Going numb is a fuse that blows so that the house does not burn.",
      "Not feeling can be the body's way to get through.",
    ],
    questions: [
      "Is there anything you feel a little: warm water, a fabric, an animal's fur?",
      "When were you last a bit more awake inside?",
    ],
    suits: "feet-and-hands",
  },
  {
    heard:
      /\b(?:unreal|not real|outside (?:of )?my body|spac(?:e|ed|ing) out|zon(?:e|ed|ing) out|far away|dissociat\w*|in a fog|watching myself|lose time|lost time)\b/,
    reflect: ["Drifting away is a way out that the mind finds when there is no other."],
    questions: [
      "What can you see right now that is blue or green?",
      "What brings you nearer: a cold drink, a strong taste, standing up?",
    ],
    suits: "orienting",
  },
  {
    heard: /\b(?:trust (?:any|no|people|issues)|can't trust|don't trust|let (?:any|no)(?:one|body) (?:in|close))\b/,
    reflect: ["After that, trust is no small thing. It may grow slowly, and only where it is earned."],
    questions: [
      "Who has been a little bit trustworthy, in something small?",
      "What does somebody have to do before you lower the guard by an inch?",
    ],
  },
  {
    heard:
      /\b(?:anniversary|this time of (?:the )?year|it'?s (?:been )?(?:a|one|two|\d+) years?|coming up (?:on|to))\b/,
    reflect: ["The body keeps a calendar of its own. Dates can weigh more than one expects."],
    questions: ["What would make that day a bit softer?", "Who could know that the date is coming?"],
  },
  {
    heard:
      /\b(?:should be over (?:it|this)|get over it|move on|so long ago|others (?:had|have) it worse|not that bad|making a big deal)\b/,
    reflect: ["There is no date by which one has to be done with it.", "Pain is not a contest. Yours counts."],
    questions: [
      "Where does that sentence come from: from you, or from somebody else?",
      "What would you need instead of having to be over it?",
    ],
  },
  {
    heard: /\b(?:drink(?:ing)?|drunk|weed|pills|high|smok\w+) .{0,30}\b(?:forget|sleep|numb|cope|calm|get through)\b/,
    reflect: ["It takes the edge off for a while, and it brings its own trouble along."],
    questions: [
      "What else has taken the edge off, even a tenth as much?",
      "Is there someone who knows how much it is?",
    ],
    suits: "ride-the-wave",
  },
  {
    heard:
      /\b(?:(?:no one|nobody|didn't|don't|doesn't|wouldn't) (?:ever )?believe[sd]?(?: me)?|never told any(?:one|body)|haven't told|keep it (?:in|inside)|no one knows|nobody knows)\b/,
    reflect: ["Carrying that alone is a weight of its own.", "You choose who hears it, when, and how much."],
    questions: [
      "If one person could know only that something is hard, who would it be?",
      "What would that person have to be like?",
    ],
  },
  {
    heard:
      /\b(?:died|dead|killed)\b.{0,80}\bi (?:was driving|was at the wheel|survived|couldn't (?:save|help|stop|reach))|\bi (?:was driving|was at the wheel|survived)\b.{0,80}\b(?:died|dead|killed)\b/,
    reflect: ["Somebody close to you died, and you were there and lived. That is so much to carry."],
    questions: ["How is your body at this moment: shaky, heavy, numb, or something else?"],
  },
  {
    heard: /\b(?:miss (?:him|her|them|my)|died|passed away|lost (?:my|him|her|them)|funeral|grie(?:f|ve|ving))\b/,
    reflect: ["Missing somebody that much is part of having loved them.", "There is no hurry in this."],
    questions: [
      "What would you like to keep of them, something small?",
      "When does the missing come closest, and when does it let you rest?",
    ],
    suits: "missing-and-resting",
  },
  {
    heard:
      /\b(?:my (?:patients?|clients?|cases?|calls?)|as a (?:nurse|medic|paramedic|firefighter|cop|officer|social worker|teacher)|burn(?:ed|t)? ?out|compassion fatigue|what i (?:see|hear) at work)\b/,
    reflect: ["What others lived through can settle in those who help. It is no sign of being wrong for the work."],
    questions: [
      "What do you do between work and home so that it does not all come along?",
      "Who of your colleagues would understand half a sentence?",
    ],
  },
  {
    heard: /\b(?:tense|tight|stomach|chest|jaw|headaches?|shak(?:e|ing|y)|my body)\b/,
    reflect: ["The body tells it in its own language.", "The body remembers danger in muscle and breath."],
    questions: [
      "Where is it the least tight right now?",
      "What would that spot like: warmth, movement, or being left alone?",
    ],
    suits: "two-places",
  },
  {
    heard: /\b(?:better|helped|calmer|steadier|slept|a good day|managed to|was able to|lighter)\b/,
    hope: true,
    reflect: ["That is worth noticing."],
    questions: ["What do you think made that possible?", "How could there be a little more of that this week?"],
  },
];
