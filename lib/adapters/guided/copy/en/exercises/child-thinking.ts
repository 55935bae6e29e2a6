import type { Exercise } from "../../shape";

/**
 * For children, in their words: testing a thought after Beck and Stallard ("Think Good, Feel Good"); a place for worries
 * after Borkovec; brave steps after graded exposure (Rapee, "Cool Kids"); a name for the problem after White (1984); the
 * kind helper after Gilbert and Neff. Own wording.
 */
export const childThinking: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Thought detective",
    asked: /thought detective|check (?:my|the|this|a) thought|thought record/i,
    topics: ["school", "selfWorth", "friends", "worry"],
    feelings: ["ashamed", "anxious", "sad"],
    approaches: /cbt|cognitive|thought/i,
    offer: "We can be thought detectives. We take one mean thought and look for clues.",
    why: "Not all thoughts are true. A detective checks first.",
    steps: [
      {
        plainLead: "Get your magnifying glass out.",
        seed: "You told me {seed}. We can check that one.",
        ask: "What is the thought that makes you feel bad?",
        hint: "What did your head say when it happened?",
      },
      {
        lead: "The thought is {answer}.",
        plainLead: "Okay, we have the thought.",
        ask: "How much do you believe it, from 0, not at all, to 10, all the way?",
        hint: "A little, half, or a lot?",
      },
      {
        plainLead: "Now we look for clues.",
        ask: "What is a clue that the thought may be true?",
        hint: "Did something happen that made you think it?",
      },
      {
        plainLead: "That clue goes in the bag.",
        ask: "And what is a clue that it may not be true?",
        hint: "What would someone who likes you say?",
      },
      {
        lead: "A good clue to have: {answer}.",
        plainLead: "That is a clue too.",
        ask: "Now say it in a fairer way. What would you tell a friend with that thought?",
        hint: "You can start with: maybe it is just that …",
      },
    ],
    summaries: [
      "First there was {answer1}. And the clue on the other side was {answer4}.",
      "Your fair thought is {answer5}.",
      "You checked this thought: {answer1}.",
    ],
    close: "Case closed for today. How does your tummy feel about it now?",
  },
  {
    id: "worry-time",
    chip: "Worry box",
    asked: /worry (?:box|time)/i,
    topics: ["worry", "sleep", "school", "family"],
    feelings: ["anxious", "overwhelmed"],
    approaches: /cbt|cognitive|worry/i,
    offer: "We can put your worry in a box, so it does not follow you all day.",
    why: "If a worry has its own time, it does not need to poke you at all the other times.",
    steps: [
      {
        plainLead: "Picture a box with a lid.",
        ask: "What is the worry? Tell it in one short line.",
        hint: "It may start with: what if …",
      },
      {
        lead: "Into the box it goes: {answer}.",
        plainLead: "Into the box it goes.",
        ask: "What does your box look like?",
        hint: "Is it wood, metal, or full of stickers?",
      },
      {
        plainLead: "I can nearly see it.",
        ask: "When can you open it for ten minutes with a grown-up? Not at bedtime.",
        hint: "After school, or before dinner?",
      },
      {
        lead: "Worry time is {answer}.",
        plainLead: "So that is worry time.",
        ask: "If the worry knocks before that, what do you tell it?",
        hint: "Maybe: not now, wait in your box. What are your words?",
      },
    ],
    summaries: ["The box opens {answer3}. Till then you say {answer4}.", "In your box is {answer1}."],
    close: "Worries like to knock, and that is okay. Which grown-up can sit with you at worry time?",
  },
  {
    id: "name-it",
    chip: "Draw your worry beast",
    asked: /worry (?:beast|monster)|name (?:the|my) (?:worry|problem)/i,
    topics: ["worry", "anger", "habit", "body"],
    feelings: ["angry", "anxious", "overwhelmed"],
    approaches: /narrative|\bnt\b/i,
    offer: "We can turn the problem into a funny beast. You are not the beast. You are the one who can train it.",
    why: "A beast with a name is smaller than one in the dark.",
    steps: [
      {
        plainLead: "Shut your eyes for a second and picture it.",
        ask: "What does the beast look like, and what is its name?",
        hint: "Has it got fur, horns, or big feet?",
      },
      {
        lead: "So we meet {answer}.",
        plainLead: "So that is the beast.",
        ask: "When does it come to bug you?",
        hint: "At night, at school, or when someone is mean?",
      },
      {
        plainLead: "It likes that time.",
        ask: "What does it try to make you do?",
        hint: "Hide, shout, or skip something fun?",
      },
      {
        plainLead: "Sneaky beast.",
        ask: "When did you not do what it said?",
        hint: "Was there one time you did the thing all the same?",
      },
    ],
    summaries: ["Your beast is {answer1}. And you beat it once: {answer4}.", "Your beast is {answer1}."],
    close: "You can draw it and show it to a grown-up. What will you say when it comes back?",
  },
  {
    id: "kind-words",
    chip: "Kind bear words",
    asked: /kind (?:bear )?words|be kind to myself/i,
    topics: ["selfWorth", "friends", "body", "loss"],
    feelings: ["ashamed", "sad", "lonely"],
    approaches: /compassion|\bcft\b/i,
    offer: "We can find kind words for you, the same ones you would give a friend.",
    why: "We are often kinder to friends than to us. You can be your own friend too.",
    steps: [
      {
        plainLead: "Think of a friend or a pet that you love.",
        ask: "If they felt like you do now, what would you say to them?",
        hint: "Would you say words, or give a hug?",
      },
      {
        lead: "You would say {answer}.",
        plainLead: "That is kind.",
        ask: "And what do you say to you?",
        hint: "Is it a nice voice or a cross voice?",
      },
      {
        plainLead: "Hmm, that is not the same voice.",
        ask: "Which kind words can you keep for you?",
        hint: "Pick just one word. Which one is soft?",
      },
    ],
    summaries: ["Words to keep: {answer3}.", "For a friend you have {answer1}. You may use it too."],
    close: "You can say it in your head, at night or at school. When will you need it most?",
  },
];
