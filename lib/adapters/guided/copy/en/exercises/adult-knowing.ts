import type { Exercise } from "../../shape";

/**
 * The anxiety curve after common psychoeducation on anxiety and habituation (NHS, Every Mind Matters; Clark's model of
 * panic); sleep steps after stimulus control and sleep hygiene (Bootzin; NHS, insomnia). Own wording. No dose, no medicine.
 */
export const adultKnowing: readonly Exercise[] = [
  {
    id: "anxiety-curve",
    chip: "How fear rises and falls",
    asked: /anxiety curve|how (?:fear|anxiety|panic) (?:works|rises)|explain (?:anxiety|panic|fear)/i,
    topics: ["worry", "health", "school", "work"],
    feelings: ["anxious"],
    approaches: /psychoeducation|\bpe\b/i,
    offer: "I could show you how fear moves through a body, and we draw your own curve of it in a few words.",
    why: "An alarm that is understood is still loud, but it is less of a riddle.",
    steps: [
      {
        plainLead:
          "Fear is an alarm. It rises, it peaks, and with nothing to feed it, it comes down, often within half an hour.",
        ask: "When did your alarm last go off, and what was the first sign in your body?",
        hint: "Heart, breath, stomach, hands? Which one was first?",
      },
      {
        lead: "First came this: {answer}.",
        plainLead: "So that is how it starts.",
        ask: "What did you do then to make it stop: leave, check, or hold on to someone?",
        hint: "Some of it happens inside, like counting or going over it. What was it?",
      },
      {
        plainLead:
          "That makes sense, since it brings quick relief. It also keeps the alarm from learning that it would pass.",
        ask: "From 0 to 10, how high was the peak, and where was it an hour later?",
        hint: "Roughly: was it lower an hour later, or the same?",
      },
      {
        lead: "There is your curve: {answer}.",
        plainLead: "There is your curve.",
        ask: "Next time, what could you do for two minutes in place of that, and let the wave pass under you?",
        hint: "Slow breaths out, feet on the floor, naming what you see: which suits you?",
      },
    ],
    summaries: [
      "It starts with {answer1}, and next time you try {answer4}.",
      "Next time you try {answer4}.",
      "Now you know its first sign: {answer1}.",
    ],
    close:
      "If such attacks come often, or bring pain in the chest, a doctor should look at it too. What in this was new to you?",
  },
  {
    id: "sleep-steps",
    chip: "Steps for the night",
    asked: /sleep (?:steps|plan|tips|exercise)|steps for the night|help me (?:to )?(?:fall a)?sleep/i,
    topics: ["sleep"],
    feelings: ["tired", "anxious"],
    approaches: /psychoeducation|\bpe\b|sleep|cbt|cognitive/i,
    offer: "We could put together a short plan for your nights, out of steps that sleep clinics use.",
    why: "Sleep cannot be forced. What we can do is make it likely, and take the fight out of being awake.",
    steps: [
      {
        plainLead: "We begin where you have the most say, in the morning.",
        ask: "At what time could you get up every day this week, however the night was?",
        hint: "The same hour on all days is what counts. What would be realistic?",
      },
      {
        lead: "Up at the same time: {answer}.",
        plainLead: "A steady hour to get up sets the clock for the rest.",
        ask: "What do you usually do in the last hour before bed?",
        hint: "Phone, work, series, chores? Which of them wakes you up most?",
      },
      {
        plainLead: "The last hour is for landing.",
        ask: "What could you put there that is dull or gentle, away from the screen?",
        hint: "A warm shower, a paper book, folding clothes: what would you not mind?",
      },
      {
        lead: "Then that is your landing: {answer}.",
        plainLead: "Then that is your landing.",
        ask: "If you lie awake for about twenty minutes, where could you go and sit until you get sleepy?",
        hint: "A chair with a low light is enough. Which spot would it be?",
      },
      {
        plainLead: "Bed is then for sleep alone, and your body learns that.",
        ask: "What does your head do at that hour, and where could you write it down for tomorrow?",
        hint: "A notepad in the kitchen, a list on the desk? Where does it go?",
      },
    ],
    summaries: [
      "Your plan: up at {answer1}, landing with {answer3}, and if you lie awake, {answer4}.",
      "Your plan has these: {answer3}, and {answer4} when you lie awake.",
      "Your landing is {answer3}.",
    ],
    close:
      "Give it a week or two, since the first nights can be bumpy. If it stays bad for long, a doctor can help. Which step will you begin with tonight?",
  },
];
