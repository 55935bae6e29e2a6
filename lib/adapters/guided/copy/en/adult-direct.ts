import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { Direct, Voice } from "../shape";
import { adultAnswers } from "./adult-answers";

const ALERT = ALERT_SENTENCES.en.adult;

/** What people ask the guide itself, or say about the talk. The order matters: the first that has something new to say answers. */
const direct: readonly Direct[] = [
  ...adultAnswers,
  {
    heard: /\bhow long\b.{0,30}\b(?:go away|get better|feel (?:better|like this)|heal|stop|over it|be like this)\b/,
    lines: [
      "I cannot say, since it differs from person to person. It often eases in steps rather than at once. Which step would you notice first?",
      "Nobody can give you an honest number. What can be seen is whether it moves: compared with a month ago, where are you?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bhow (?:long|many (?:questions|steps|more))\b.{0,30}\b(?:take|last|go on|this|left|more|be)\b|\bhow much longer\b|\bwhen (?:does|will) (?:this|it) end\?/,
    asksLength: true,
    lines: [
      "As long as you like. A talk here has no set end, and an exercise takes about five short answers.",
      "There is no clock. You can stop after any sentence, and it stays here for next time.",
    ],
    after: "back",
  },
  {
    heard:
      /\b(?:can|could|will) (?:you|this|it) (?:really |even |actually )?help(?: me)?\b.{0,12}\?|\bhow (?:can|could|do) you help\b|\bwhat can you do\b|\bwhat is this for\b|\bhow does this work\b/,
    lines: [
      "I can listen, put things in order with you, and go through short exercises. I cannot treat an illness or decide for you. What would be the most use to you right now?",
      "With some of it, I think. I am good at listening closely and at small steps, and a person is better where you need someone at your side. Which of these do you need today?",
    ],
    after: "chips",
  },
  {
    heard:
      /\bwhat do you (?:think|make of|suggest|reckon)\b|\bwhat would you do\b|\bwhat'?s your (?:opinion|take|view)\b|\bdo you (?:agree|think i(?:'m| am)? |think (?:it|that|this)(?:'s| is| was))/,
    mostWords: 16,
    lines: [
      "What I notice is that {phrase}, and at the same time {other}. I think the two make each other harder. How far off is that?",
      "What stands out to me is that {phrase}. I would take that seriously. I would begin with the part that is in your own hands. Which part is that?",
      "I can only go by what you wrote, so take this as a thought to test: you may be asking more of yourself than you would of anyone else. Does that fit?",
      "I do not know enough yet to have a fair view. Tell me one more thing: what would you like me to understand first?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:is (?:this|it|that) normal|am i (?:normal|crazy|going (?:crazy|mad)|losing it|weird|overreacting|too sensitive|the problem))\b/,
    lines: [
      "I cannot judge that from here, and I can say that many people react like this when things pile up. If it frightens you, a doctor is a good person to ask. What makes you wonder?",
      "People ask that most when something hurts and no one has explained it. What you tell makes sense to me as a reaction. What would it mean to you if it were normal?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:will|does|can) (?:it|this|things?) (?:ever )?(?:get|be|become|feel) (?:better|easier|okay|ok|normal|stop)\b|\bwill i (?:ever )?(?:be|feel|get) /,
    lines: [
      "I cannot promise that, and I can say that states like this change more often than it feels from the inside. What would be the first small sign for you?",
      "Most things like this do move, though seldom in a straight line. When was it last a shade lighter?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhy (?:am i|do i|can't i|is this|does this|me)\b.{0,60}\?/,
    lines: [
      "There is seldom one reason. Often it is what happened, what you learned from it, and how tired you are, all together. Which of the three speaks to you most?",
      "I do not know yet. We could look at when it began and what was going on then. What comes to mind?",
    ],
    after: "rest",
  },
  {
    heard: /\b(?:do|will|would|can) (?:you|u) (?:remember|forget)\b|\bremember me\?/,
    lines: [
      "I remember what you let me remember, in your own words. You can see, change, and delete all of it on the memory page.",
    ],
    after: "back",
  },
  {
    heard:
      /\bwhat (?:did|does|has|have|do|else did) (?:he|she|they|the other|my \w+|[a-z'-]{2,20})(?: \w+)? (?:write|writes|wrote|written|say|says|said|tell|tells|told|ask|asked)(?: to)? you\b|\b(?:did|has|have) (?:he|she|they|my \w+|(?!i\b|you\b|we\b)[a-z'-]{2,20}) (?:ever |already |also )?(?:write|written|say|said|tell|told|talk|talked|mention|mentioned|complain|complained)(?: \w+)? ?(?:to )?you\b|\b(?:tell|show) me what (?:he|she|they|my \w+|[a-z'-]{2,20}) (?:wrote|said|told)(?: \w+)? ?you\b/,
    lines: [
      "I never tell. What one person writes to me in private stays with that person, and I do not say whether there was anything. It is the same for what you write here.",
      "That is not mine to pass on. Words that somebody gives to me alone are theirs, as yours are yours.",
      "I keep private words apart, also from those who are close. What would you like to ask them yourself?",
    ],
    after: "back",
  },
  {
    heard:
      /\b(?:who (?:can |will )?(?:reads?|sees?) (?:this|it)|is (?:this|it) (?:private|safe|confidential|secret|anonymous|recorded)|(?:do|will|would) you tell (?:any(?:one|body)|my|the police|them))\b/,
    lines: [
      `What you write is stored with your account, locked. If something sounds like danger, you see who can help. ${ALERT} The privacy page has the details, so please look there before you write what worries you.`,
    ],
    after: "back",
  },
  {
    heard:
      /\b(?:do (?:you|u) (?:care|like me|love me|feel)|are you (?:my friend|sad|bored|tired of me|mad at me|angry))\b/,
    lines: [
      "I am an AI, so I have no feelings to give you, and I do read every line with care. I would like you to have people who can feel with you. Who comes closest to that?",
      "Caring the way a person does is not something I can do. What I can do is pay attention, and I am. What made you ask?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat(?:'s| is) your name\b|\bwhat (?:should|do|can) i call you\b|\bdo you have a name\b/,
    lines: ["I am Sage, the AI guide here."],
    after: "back",
  },
  {
    heard:
      /^(?:(?:no |oh |ok |well )?(?:fuck|screw) (?:you|u|off|this)|(?:you(?:'re| are)|ur|u r) (?:so |such |just |really )*(?:a |an )?(?:fucking )?(?:stupid|dumb|useless|idiot|moron|annoying|pathetic|worthless|garbage|trash|shit|bad at this|crap)|shut up|i hate you|this (?:thing |chat |app )?(?:is|'s) (?:so |just |really )*(?:bullshit|crap|garbage|a joke|dumb|pointless|a waste))\b/,
    lines: [
      "Fair enough. Something in what I said missed you, or you have had more than enough today. Either way, you can say it here. What went wrong?",
      "You can be angry with me, that does no harm. I would still like to get it right. What did you need just now?",
      "That is plain, and I would rather hear it than not. Shall I ask less and listen more?",
    ],
    after: "rest",
  },
  {
    heard:
      /^(?:i'?m |i am |so |really )*sorry\b|\bsorry (?:for|about|to) (?:rambling|ranting|venting|bother\w*|this|dumping|complaining|all this|wasting)\b|\b(?:i'm|i am) (?:rambling|ranting|wasting your time|complaining)\b|\bthis (?:is|must be|sounds) (?:so )?(?:stupid|silly|boring)\b/,
    lines: [
      "No need to be sorry. This is the place for it. What were you about to say?",
      "You take nothing away from anyone by writing here. Go on with it, in any order.",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:i(?:'d| would)? )?(?:(?:don't|do not|dont) (?:really )?(?:want|like|wanna)(?: to)?|not ready to|rather not|can't) (?:talk|speak|say|think|get into|go into)\b.{0,10}\b(?:about )?(?:it|that|this|more)\b/,
    lines: [
      "Then we leave that closed. You decide what comes in here. What would be easier to talk about?",
      "That stays with you, and it can stay as long as it needs to. What is all right to talk about today?",
    ],
    after: "rest",
  },
  {
    heard: /\btell me (?:a joke|something (?:funny|nice|good)|a story)\b|\bcheer me up\b|\bmake me laugh\b/,
    lines: [
      "Jokes are not my strength. I could ask you for something instead: what made you smile last, however small?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwhat(?:'s| is) (?:the (?:weather|capital|time|date)|\d+ ?[+x*-])|\bwrite (?:me )?(?:an? )?(?:essay|code|poem|e-?mail)\b|\bwho won\b|\bwho is the president\b/,
    lines: [
      "That is outside what I am made for. I am here for what is on your mind and how you are. How are you with all that right now?",
    ],
    after: "rest",
  },
  {
    heard: /\b(?:are you (?:still )?(?:there|here|listening|reading)|hello\?+|anyone there)\b/,
    lines: ["Yes, I am here, and I have read everything so far.", "Still here. Nothing you wrote got lost."],
    after: "back",
  },
  {
    heard:
      /^(?:nothing(?: much| really| new)?|fine|i'?m (?:fine|ok|okay)|ok i guess|same(?: as always| old)?|whatever|meh)[.! ]*$/,
    lines: [
      "Fine can mean many things. Which kind is it today?",
      "Okay. We can stay with small things, too. What did you have for breakfast, and how did it taste?",
      "Nothing much can be a rest or a grey wall. Which is it more?",
    ],
    after: "rest",
  },
  {
    heard: /^(?:lol|haha+|hehe|lmao|ha)[.! ]*$/,
    lines: ["A laugh is welcome here. What is behind it?", "That made you laugh, or nearly. What was it?"],
    after: "rest",
  },
  {
    heard:
      /^(?:test|testing|just (?:looking|trying (?:it|this)|checking)|i'?m just (?:looking|trying|checking).{0,20})[.! ]*$/,
    lines: ["That is fine, have a look around. If you want to try it with something real, what was today like?"],
    after: "rest",
  },
];

export const adultDirect: Pick<
  Voice,
  | "direct"
  | "recap"
  | "summing"
  | "short"
  | "afterYes"
  | "afterNo"
  | "changed"
  | "stepsLeft"
  | "resumed"
  | "nothingOpen"
  | "anew"
  | "carried"
  | "returning"
  | "adviceLead"
  | "otherScript"
  | "unknowable"
  | "plainQuestions"
  | "culture"
  | "noExercise"
  | "somethingElse"
  | "resume"
  | "wantsExercise"
> = {
  direct,
  recap: {
    phrase: [
      "Last time you told me that {phrase}. Tell me if I have that wrong.",
      "When you were here before, you told me that {phrase}. Correct me if that is not it.",
    ],
    quote: [
      "Last time you wrote {quote}. Tell me if that is no longer true.",
      "I have these words of yours from last time: {quote}. Put me right if they mislead.",
    ],
    memory: [
      "You once told me that {phrase}, so I keep that in mind.",
      "I also know from you that {phrase}.",
      "That reminds me of something you let me remember: {quote}.",
    ],
    ask: [
      "Is that still with you, or is today about something else?",
      "Shall we go on from there, or begin somewhere new?",
    ],
    corrected: [
      "Thank you for putting that right. I go by what you say now.",
      "Then I had that wrong, and I let it go.",
    ],
    confirmed: [
      "Then we take it up from there. What has changed since?",
      "Good, then we are on the same page. What has happened with it since?",
    ],
  },
  summing: {
    phrases: [
      "Let me put the pieces together so far: {list}.",
      "This is what I have from you by now: {list}.",
      "I want to make sure I am not losing anything: {list}.",
      "Taken together: {list}.",
      "Here is the picture as I see it: {list}.",
    ],
    quotes: [],
    ask: [
      "Which piece is missing, or in the wrong place?",
      "What would you change in that picture?",
      "Which of them do you want to look at more closely?",
      "If you could take one of them off the pile, which would it be?",
      "Does it look any different when it stands together like that?",
    ],
    and: "and",
  },
  short: [
    "{word}, then.",
    "All right, {word}.",
    "So, {word}.",
    "Okay, {word}.",
    "{word}. I see.",
    "{word}. Few words are fine.",
  ],
  afterYes: [
    "All right. Tell me a bit more about that, from wherever it starts.",
    "Okay. What is that like for you?",
    "I see. And how long has that been so?",
    "Yes. What is the hardest part of it?",
    "Mm. And what would you like to do about it, if anything?",
  ],
  afterNo: [
    "No, then. What would be closer to it?",
    "All right, not that. What is it like in your words?",
    "That helps, too. What would you say instead?",
    "Okay, I cross that out. What did I leave out?",
  ],
  changed: [
    "Gladly. What would you like to talk about?",
    "Sure, we leave that where it is. What else is on your mind?",
    "A change is fine. Where to?",
  ],
  stepsLeft: [
    "This is the last question.",
    "One more question after this one.",
    "Two more after this one, both short.",
    "Three more after this one. It takes a few minutes.",
    "Four more after this one, as short as you like.",
    "Five more after this one, and you can stop at any of them.",
  ],
  resumed: [
    "Back to where we were:",
    "The question was:",
    "We had stopped here:",
    "Let us try it like this:",
    "One more time:",
    "Once more, in peace:",
    "To go on from there:",
    "Still open:",
  ],
  adviceLead: [
    "I cannot decide it for you, and I can tell you what helps others.",
    "Let me put one thing on the table, and you say whether it fits.",
    "There may be no right answer, and there is often a next step.",
    "You know your life better than I do, so test this against it.",
  ],
  anew: ["This time:", "Once again:", "A second look:", "As of today:", "Another round:", "With new eyes:"],
  carried: [
    "We keep in mind that {phrase}.",
    "You told me that {phrase}, and that comes along.",
    "It is about this, too: {phrase}.",
  ],
  returning: [
    "You came with this: {phrase}. How does it look from here?",
    "We began at the point that {phrase}. What is different about it now, if anything?",
    "When you began to write, it was about {quote}. What has moved?",
    "It began with {quote}. Where are you with that now?",
  ],
  nothingOpen: [
    "There is no exercise open between us. We can begin a new one, or just talk. Which would you like?",
    "Nothing is waiting unfinished. What would you like to do?",
  ],
  otherScript: [
    "I see that this is in another language. Here I answer in English, and you can change that in your profile. Could you say it in English for now?",
    "I cannot follow that script well in this setting. A few words in English would help me, or another language chosen in your profile.",
  ],
  unknowable: [
    "I do not have a good answer to that, and I would rather say so than make one up. What would you do with the answer, if you had it?",
    "That is beyond what I can know from here, and I am happy to think it through with you. What is your own guess?",
    "I cannot say for sure, and I would like to hear what is behind it. What makes you ask it now?",
    "There may not be one answer to that. Which one do you fear, and which do you hope for?",
    "I do not know, and it is a fair thing to ask. What would help you most to hear just now?",
    "From what you wrote I cannot tell yet. Tell me a bit more, and we look at it together. What do you think yourself?",
  ],
  plainQuestions: [
    "What happened?",
    "Is somebody with you today?",
    "How are the evenings?",
    "Are you eating and sleeping, more or less?",
    "What do you do with the hours?",
    "Is it worse in the morning or at night?",
    "Shall I ask, or do you want to tell it your way?",
    "What would you want to happen next?",
    "Is there one thing that helps, even a little?",
    "Who could you call?",
  ],
  culture: {
    faith: [
      "You told us that faith has a place in your life. Does it hold you in this, ask something of you, or stay out of it?",
      "Is there something from your faith that you would want me to keep in mind here?",
      "Is there a person or a practice in your faith that you turn to when it gets hard?",
    ],
    conviction: [
      "You told us where you stand on religion, so I will not bring faith into it. What do you lean on when things get hard?",
      "What gives you a sense of meaning, on days that are better than this one?",
    ],
    background: [
      "You told us a little about your background. Is there something about where you come from that I should know to get this right?",
      "How would the people you grew up with see this, and how do you see it?",
      "Are there ways of getting through hard times in your family or community that mean something to you?",
    ],
  },
  wantsExercise:
    /\b(?:let'?s|can we|could we|shall we|we could|i(?:'d| would)? like to|i want to) (?:try|do|practi[cs]e)\b(?! to\b)(?:(?! else).){0,24}$|\b(?:give me|show me|do you have|is there|can i have) (?:an?|some|any) (?:exercise|technique|tool|game|activity)\b|\b(?:give me|have you got|is there) (?:something|anything) (?:to do|i can do|to try)\b|\bsomething (?:to do|i can do) (?:right )?now\b|\b(?:want|need|make|give me) a plan\b/,
  noExercise:
    /\b(?:don't|do not|dont|not going to|won't) (?:want to |wanna )?(?:breathe|meditate|do (?:any )?breathing|count|do (?:that|this|your) (?:thing|stuff))\b|\b(?:no|not|don't|do not|without|stop|hate|skip)\b.{0,30}\b(?:exercises?|worksheets?|techniques?|homework|activit(?:y|ies)|breathing thing)\b/,
  somethingElse:
    /\b(?:(?:talk|speak|chat) about (?:something|anything) (?:else|different)|something else(?: please)?[.!]*$|change (?:the |of )?(?:subject|topic)|(?:different|another|new) (?:subject|topic)|never ?mind)\b/,
  resume:
    /\b(?:(?:continue|resume|finish|go on with|carry on with|(?:go |get )?back to|pick up) (?:with )?(?:the|that|this|our|my) (?:exercise|thought record|plan|list|steps?)|where (?:were|did) we (?:leave off|stop|were)?|continue where we)\b/,
};
