import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { Direct, Voice } from "../shape";
import { childAnswers } from "./child-answers";

const ALERT = ALERT_SENTENCES.en.child;

/** What children ask Buddy, or say about the talk. */
const direct: readonly Direct[] = [
  {
    heard:
      /\b(?:car|bus|train|bike) (?:crash|wreck|accident)\b|\b(?:in|saw|had) (?:a|an|the) (?:\w+ )?(?:crash|accident|shooting|house fire|earthquake|flood)\b|\bkeep (?:seeing|hearing) (?:it|him|her|them|the)\b/,
    mostWords: 40,
    lines: [
      "That sounds very scary. I am sorry it happened to you. When a thing was that scary, it can pop up in your head again. You are here now, and it is over. Which grown-up knows that you still see it?",
      "That must have been so scary. A brain can show it again and again, and that does not mean that it is back. Put your feet on the floor and look around you. Who could sit with you when it comes?",
    ],
    after: "chips",
    offers: "grounding",
  },
  ...childAnswers,
  {
    heard:
      /\bhow (?:long|many (?:questions|steps|more))\b.{0,30}\b(?:take|last|go on|this|left|more|be)\b|\bare we (?:done|finished)\b|\bwhen (?:does|will) (?:this|it) end\?/,
    asksLength: true,
    lines: ["As long as you like. You can stop when you want.", "There is no bell here. You say when it is over."],
    after: "back",
  },
  {
    heard:
      /\b(?:can|could|will) (?:you|this|it) (?:really )?help(?: me)?\b.{0,12}\?|\bhow (?:can|do) you help\b|\bwhat can you do\b|\bwhat are you for\b/,
    lines: [
      "I can listen, and we can try small things that help. For big things you need a grown-up too. What would you like help with?",
      "A bit, yes. I listen, and I know games for big feelings. What is the thing?",
    ],
    after: "chips",
  },
  {
    heard: /\bwhat do you think\b|\bdo you (?:agree|think i(?:'m| am)?)\b/,
    lines: [
      "I think this is hard for you: {phrase}. And I think you did well to say it. What do you think?",
      "I heard that {phrase}. It is okay to feel bad about that. What would you like to happen?",
      "I do not know it all yet. What should I know first?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:can|could|will|wanna|want to) (?:you|we) (?:be )?(?:my )?(?:best )?friends?\b|\bare you my friend\b|\bdo you (?:like|love) me\b/,
    lines: [
      "I am a computer helper, so I can't be a friend like a kid can. I do like to listen to you. Who would you like to be friends with?",
      "I am an AI, so I can listen, but I can't be a real friend. Who is a good friend to you?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:is (?:this|it) (?:a secret|secret|private)|(?:will|do|are) you (?:going to )?tell (?:my|any(?:one|body)|on me)|don't tell|who (?:can )?(?:see|read)s? this)\b/,
    lines: [
      `I can't keep secrets about being hurt or not safe. Here is what happens then. ${ALERT} It is good to tell someone you trust. Who could that be?`,
    ],
    after: "rest",
  },
  {
    heard: /\b(?:is (?:this|it|that) normal|am i (?:normal|weird|bad|crazy|stupid))\b/,
    lines: [
      "Lots of kids feel like that, and it does not make you bad. What made you ask?",
      "You are not bad for how you feel. What makes you think of that?",
    ],
    after: "rest",
  },
  {
    heard: /\b(?:will|does) (?:it|this) (?:ever )?(?:get|be|go|stop)\b.{0,20}\?/,
    lines: ["I can't see what comes next. Big feelings do get smaller for most kids. When is it a bit less?"],
    after: "rest",
  },
  {
    heard: /\bwhy (?:am i|do i|can't i|is|does|do they|me)\b.{0,60}\?/,
    lines: [
      "I do not know yet. We can look for clues. When did it start?",
      "That is a smart thing to ask. What is your guess?",
    ],
    after: "rest",
  },
  {
    heard: /\b(?:what(?:'s| is) your name|who is buddy)\b/,
    lines: ["I am Buddy, the computer helper here."],
    after: "back",
  },
  {
    heard: /\bdo you (?:remember|know) (?:me|what)\b|\bremember me\?/,
    lines: ["I know what you let me keep, in your own words. You can look at it and wipe it out."],
    after: "back",
  },
  {
    heard:
      /^(?:(?:no |oh )?(?:fuck|screw) (?:you|u|off|this)|(?:you(?:'re| are)|ur|u r) (?:so |just |really )*(?:a |an )?(?:stupid|dumb|useless|idiot|mean|ugly|boring|annoying)|shut up|i hate (?:you|this)|this is (?:so )?(?:boring|dumb|stupid))\b/,
    lines: [
      "You are cross with me, and that is okay. What did I get wrong?",
      "Okay, that was not fun for you. What would be better now?",
      "I can take that. What made you so mad?",
    ],
    after: "rest",
  },
  {
    heard: /^(?:i'?m |i am |so )*sorry\b/,
    lines: ["You do not need to say sorry here. What did you want to tell me?"],
    after: "rest",
  },
  {
    heard: /\b(?:don't|do not|dont) (?:want to |wanna )(?:talk|say|think)\b.{0,10}\b(?:about )?(?:it|that|this|more)\b/,
    lines: [
      "Okay, we leave that shut. What would be nice to talk about?",
      "That can stay with you. Is there something you do want to tell?",
    ],
    after: "rest",
  },
  {
    heard:
      /\btell me (?:a joke|a story|something (?:funny|nice))\b|\bi(?:'m| am) bored\b|\b(?:can|let'?s) (?:we )?play\b/,
    lines: [
      "I only know games for feelings. We could do one, or you tell me the best thing of your day. What do you pick?",
    ],
    after: "chips",
  },
  {
    heard: /^(?:nothing(?: much)?|fine|good|i'?m (?:fine|ok|okay)|ok i guess|whatever|meh)[.! ]*$/,
    lines: ["Okay. What was the best bit of today?", "Okay, no big thing. What was a small thing today?"],
    after: "rest",
  },
  {
    heard: /^(?:lol|haha+|hehe)[.! ]*$/,
    lines: ["Hee. What is so funny?", "A laugh is nice. What was it?"],
    after: "rest",
  },
  {
    heard: /\b(?:are you (?:still )?(?:there|here)|hello\?+)\b/,
    lines: ["Yes, I am here with both ears."],
    after: "back",
  },
];

type Extra =
  | "direct"
  | "topicReflect"
  | "topicAdvice"
  | "approachQuestions"
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
  | "wantsExercise";

export const childDirect: Pick<Voice, Extra> = {
  direct,
  topicReflect: {
    loss: ["Missing someone can come all at once, like a wave."],
    family: ["Home is a big thing for a kid."],
    friends: ["Friend stuff can hurt a lot."],
    school: ["School takes up so much of a day."],
    sleep: ["No sleep makes all of it harder."],
    worry: ["Worries like to get loud when it is quiet."],
    anger: ["Mad is often sad with its boots on."],
    loneliness: ["You can be with kids and still feel alone."],
    health: ["It is no fun when your body hurts."],
    selfWorth: ["That mean voice does not know all of you."],
  },
  topicAdvice: {
    friends: ["You can walk up to one kid, not the whole group, and ask one small thing. Who would it be?"],
    school: ["Some kids start with the easy bit and do ten minutes. Which bit is easy?"],
    family: ["You can ask a grown-up for ten minutes to talk, just you two. Who would you ask?"],
    sleep: ["A small light and the same story each night help lots of kids. Which could you try?"],
    worry: ["You can tell your worry to a grown-up and leave it with them. Who has big arms for that?"],
    anger: ["You can walk off, blow out slow, and squeeze a pillow. Which one would you try?"],
    loss: ["Some kids make a box with things to remember. What would be in yours?"],
    loneliness: ["You could ask a grown-up to help you plan a play date. With whom?"],
    selfWorth: ["Write down one thing you did well each day. What is it for today?"],
    health: ["Tell a grown-up where it hurts and how much. Who can you tell?"],
  },
  approachQuestions: {
    CBT: ["What did your head say to you right then?", "Is that thought all true, or just a bit?"],
    MBCT: ["What do you feel in your body as you tell me?", "If you sit still for a second, what is there?"],
    PST: ["Which bit of it could we fix?", "What have you tried so far?"],
    PE: ["What do you want to know about it?"],
    SFBT: ["When was it a bit better?", "What would be a good sign?"],
    NT: ["What would you call this, if it was a book?", "When did you not let it win?"],
    CFT: ["What would a kind friend say to you now?"],
    ACT: ["What do you want to do, even with the bad feeling there?"],
    DBT: ["What does the feeling want you to do?", "What is the wise thing to do?"],
    BA: ["What fun thing did you stop doing?", "What makes you feel a bit more awake?"],
    MI: ["What would be nice if it was not like this?"],
    IPT: ["Who do you want to be closer to?", "What do you want them to know?"],
  },
  recap: {
    phrase: [
      "Last time you told me {phrase}. Tell me if I got that wrong.",
      "Before, you said {phrase}. Is that not right, just say so.",
    ],
    quote: ["Last time you said {quote}. Tell me if that is not so now."],
    memory: ["You told me once that {phrase}.", "I know this from you: {quote}."],
    ask: ["Is that still so, or is there a new thing?", "Do you want to talk about that, or about today?"],
    corrected: ["Thanks for telling me. Then I had it wrong.", "Oh, then I mixed it up. I go by what you say now."],
    confirmed: ["Okay, then we go on from there. What is new?", "Good. And how is it now?"],
  },
  summing: {
    phrases: [
      "Let me see if I have it all: {list}.",
      "So far I have this: {list}.",
      "I put it in a row: {list}.",
      "This is what you told me: {list}.",
    ],
    quotes: [],
    ask: ["Did I forget something?", "Which one is the biggest?", "Which one should we look at?", "Is that right?"],
    and: "and",
  },
  short: [
    "{word}. Okay.",
    "{word}, I see.",
    "So it is {word}.",
    "All right, {word}.",
    "Okay, {word}.",
    "{word}. Thanks for telling me.",
  ],
  afterYes: ["Okay. Can you tell me more about it?", "Yes, I see. What is it like?", "Got it. What comes next?"],
  afterNo: ["Okay, not that. What is it then?", "No is fine. How would you say it?", "All right. What did I miss?"],
  changed: ["Sure. What do you want to talk about?", "Okay, new thing. What is it?", "Fine with me. What else is up?"],
  stepsLeft: [
    "This is the last one.",
    "Just one more after this.",
    "Two more small ones after this.",
    "Three more small ones after this.",
    "Four more, and you can stop at any time.",
  ],
  resumed: [
    "Back to our game:",
    "We were here:",
    "One more time:",
    "This was next:",
    "Still open:",
    "Let us try again:",
    "And so:",
  ],
  adviceLead: [
    "You want to know what to do. Here is one thing that helps some kids.",
    "Let us think. This is one thing you could try.",
  ],
  anew: ["This time:", "Once again:", "Round two:", "New go:", "And now:", "For today:"],
  carried: [
    "We keep in mind that {phrase}.",
    "It is about this too: {phrase}.",
    "You told me {phrase}. That comes with us.",
  ],
  returning: [
    "At the start you told me that {phrase}. How is that now?",
    "It began with this: {phrase}. Is it as big as it was?",
    "You first said {quote}. What do you think of it now?",
  ],
  nothingOpen: ["We have no game open. Do you want a new one, or just talk?"],
  otherScript: ["I can't read that so well. Can you say it in English, or ask a grown-up to change my language?"],
  unknowable: [
    "I do not know that one, and I am glad you ask it here. What do you think?",
    "Hmm, I cannot tell from here. We can think about it. What comes to mind?",
    "That is hard to know. It is fine to wonder. What is your guess?",
    "I do not have an answer to that yet. I want to hear more. What made you ask it?",
    "That is a big one, and I do not want to make things up. What makes it matter today?",
  ],
  plainQuestions: [
    "What happened?",
    "Who is with you now?",
    "Was today okay or not okay?",
    "Do you want to tell me, or shall I ask?",
    "Did you eat and sleep okay?",
    "What did you do after school?",
    "What would help a bit?",
  ],
  culture: {
    faith: [
      "Some families pray or sing or sit close when it is hard. Is there something like that in your home?",
      "Is there something you believe that helps you when you feel like this?",
    ],
    conviction: ["What do you and your family do when things are hard?"],
    background: [
      "Every family has its own ways. What does yours do when someone is sad?",
      "Is there a song, food, or story from your family that makes you feel warm?",
    ],
  },
  wantsExercise:
    /\b(?:let'?s|can we|could we|shall we|we could|i(?:'d| would)? like to|i want to) (?:try|do|practi[cs]e)\b(?! to\b)(?:(?! else).){0,24}$|\b(?:give me|show me|do you have|is there|can i have) (?:an?|some|any) (?:exercise|technique|tool|game|activity)\b/,
  noExercise:
    /\b(?:breathing|that game|this game|it|that) (?:is|sounds) (?:so |really )?boring\b|\b(?:no|not|don't|do not|dont|hate)\b.{0,30}\b(?:exercises?|games?|activit(?:y|ies))\b/,
  somethingElse:
    /\b(?:(?:talk|speak) about (?:something|anything) (?:else|different)|something else(?: please)?[.!]*$|new thing[.!]*$|never ?mind)\b/,
  resume:
    /\b(?:(?:continue|finish|go on with|(?:go |get )?back to) (?:with )?(?:the|that|this|our|my) (?:exercise|game|plan|steps?|detective|feelings check)|where (?:were|did) we (?:stop|were)?)\b/,
};
