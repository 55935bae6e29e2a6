import type { Direct } from "../shape";

/** Questions that people ask in trouble, each with a real answer before anything is asked back. Own wording. */
export const adultAnswers: readonly Direct[] = [
  {
    heard:
      /\b(?:am i|i'm|i am|is it|do you think i(?:'m| am)) (?:going |just )?(?:mad|crazy|insane|losing it|losing my mind|normal|weird)\b.{0,40}|\bis (?:this|it|that) normal\b/,
    about: "loss",
    mostWords: 22,
    lines: [
      "No, that does not sound mad to me. Talking to the one who died, setting the table, hearing the key in the door: very many people who grieve tell of such things, and for a long time. What is it like for you while you do it?",
      "In grief, things that would be strange at other times are very common, and most of them soften with the months. If one of them frightens you, a doctor or a grief group will have heard of it. Which one worries you?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwhat (?:am i supposed to|do i|should i|shall i|can i) do with (?:all )?(?:his|her|their|the) (?:things|clothes|stuff|room|ashes|car)/,
    about: "loss",
    mostWords: 20,
    lines: [
      "Nothing, for now. There is no date by which things have to be gone, and many people begin with one drawer, or ask someone to sit with them, or leave it for a year. Is there one thing that you know you want to keep?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bis (?:this|it|that|what i have) (?:a |an |really |just |maybe )*(?:burn-?out|depression|anxiety|a? ?panic attack|trauma|ptsd|adhd|an? breakdown|grief|abuse|addiction)\b/,
    mostWords: 16,
    lines: [
      "I cannot name it for you; that takes someone who can see you, such as a doctor. What I can say is that what you describe is reason enough to go and ask, and that you do not have to be sure before you go. What would you tell them first?",
      "It may be, and I am not able to judge it. A doctor or a counsellor can, and what you wrote to me here would be a good start for that talk. What keeps you from making the appointment, if something does?",
    ],
    after: "rest",
  },
  {
    heard: /\bis (?:this|it|that) normal\b|\bdo (?:other|most) people\b.{0,30}\btoo\b|\bam i the only one\b/,
    about: "sleep",
    lines: [
      "Yes, in a time of strain it is very common that sleep goes first, and that the body stays on watch after the danger is over. If it has been most nights for more than a month, a doctor should hear of it. How many nights a week is it?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:do you think|does (?:he|she|that|it) mean|do) (?:that )?(?:they|he|she|everyone|everybody|people|my \w+) (?:all )?(?:really )?(?:hates?|likes?|loves?|cares?|misses?|thinks?|wants?|regrets?|is|are|will|would)\b/,
    mostWords: 20,
    lines: [
      "I cannot see into anyone, and from here I only know your side. What have you seen or heard that points one way, and what points the other?",
      "Only they can say, and guessing at night tends to pick the worst. Is there one thing you could ask, straight out?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:how do|how can|what do) (?:other )?(?:people|others|you guys|nurses|men|women|parents|students) (?:do|cope|deal|manage|handle|get through|live)\b/,
    mostWords: 20,
    lines: [
      "Three things come up most when people tell how they got through: one person who knows how it really is, one thing in the day that is not duty, and saying no earlier than feels polite. Which of the three is missing most?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat would you do\b|\bif you were me\b|\bin my (?:place|shoes)\b/,
    lines: [
      "I am not in your shoes, and I can tell you how I would go about it: write down what happened in three plain sentences, decide which one thing matters most, and talk first to the person you trust most in this. Who would that be?",
      "I would not decide tonight. I would ask what I want to be true in a month, and take the smallest step that leads there. What do you want to be true in a month?",
    ],
    after: "rest",
  },
  {
    heard: /\bhow (?:do|can|could|should|would) i (?:tell|say|explain|bring|ask|talk to)\b/,
    mostWords: 20,
    lines: [
      "Pick a calm hour, say one thing only, and begin with yourself: when this happens, I feel this, and I would like that. We can find the sentence together, if you want. What would the first words be?",
      "Short is best, and not in the middle of a fight. It can help to write it first and to say that you are nervous. What is the one thing that has to arrive?",
    ],
    after: "chips",
    offers: "one-sentence",
  },
  {
    heard:
      /^(?:lol |ok |well |honestly |wow |again |look )*(?:(?:all )?(?:you|u) (?:just|only|keep|always) (?:repeat\w*|say\w*|parrot\w*|copy\w*|echo\w*)|stop (?:repeating|copying|parroting)|(?:you(?:'re| are)|this is) (?:just |like )*a (?:parrot|broken record))\b/,
    lines: [
      "You are right, saying it back is not the same as helping. Let me do it differently: tell me what you want from this, to be heard, an idea, or a plan, and I keep to that.",
      "That is a fair complaint. Then no more echoes. What is the thing you came for?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:pretend\w* to care|fake (?:care|empathy|concern)|you don't (?:really |actually )?care|you can't (?:really |actually )?(?:care|feel|understand))\b/,
    mostWords: 20,
    lines: [
      "That is true: I am an AI, and I do not feel what a person feels. I will not pretend that I do. I can be useful for sorting things out, and for little more. What would be useful?",
      "No, I have no feelings in this. What I can do is keep the thread and help you think. Where should we begin?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:asked|wanted|paid|pay|signed up)\b.{0,30}\b(?:real|human|actual|proper)\b.{0,20}\b(?:person|therapist|help|counsel\w+|human)\b|\bgot (?:a|this) (?:chat ?bot|robot|machine|bot)\b|\bi (?:pay|paid|am paying|'m paying)\b.{0,30}\b(?:this|crap|nothing)\b/,
    mostWords: 22,
    lines: [
      "That is a real disappointment, and I cannot be the therapist you asked for. A clinic, a doctor, or the contact page here is the way to a person. Until then I can help you put your matter in order, if that is worth anything to you. What was it you wanted help with?",
      "Then you did not get what you paid for, and it is right to say so to the people who run this. I can only offer what a guide without a body can: listening and small steps. Do you want to use it while you are here, or leave it?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:this|the|your) (?:thing|chat|app|bot|site|program|whole thing)?\s?(?:is|'s|isn't|doesn't|does not) (?:so |just |really |totally |completely |fucking |any )*(?:useless|stupid|help|helping|work|working|bullshit|crap|shit|garbage|trash|a joke|dumb|pointless|a waste|rubbish|worthless|good for nothing)\b|\b(?:what'?s|whats) (?:even )?the point (?:of|in) (?:talking|this|writing|you)\b/,
    mostWords: 14,
    lines: [
      "Fair. So far this has given you nothing. I am a program, and I am only good for some things: sorting out what happened, or planning one step. Is one of those worth a try, or shall I just listen?",
      "You do not have to find it useful. If you tell me what you hoped for when you opened this, I will say plainly whether I can do it. What was it?",
      "Then let us not waste your time. What is the one thing that would make today a bit easier?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat helps\b|\bwhat (?:else )?(?:can|could|do) (?:i|you|people) do (?:about|against|for|when)\b/,
    about: "sleep",
    lines: [
      "Three things help most people: get up when you have lain awake for about twenty minutes, turn the clock away so that you cannot count, and rise at the same hour whatever the night was like. Which of them could you do tonight?",
    ],
    after: "chips",
    offers: "sleep-steps",
  },
];
