import type { Exercise } from "../../shape";

/**
 * Values and a committed step after Hayes and Harris (acceptance and commitment therapy); the importance ruler after
 * Miller and Rollnick (motivational interviewing); the scale and the changed morning after de Shazer and Berg
 * (solution-focused brief therapy); activity scheduling after Martell (behavioural activation); the problem steps after
 * D'Zurilla and Nezu and WHO Problem Management Plus (2016). Own wording.
 */
export const adultChange: readonly Exercise[] = [
  {
    id: "values-step",
    chip: "What matters, one step",
    asked: /\bvalues?\b(?: exercise| work)?$|what matters(?: to me|, one step)?|values exercise/i,
    topics: ["identity", "work", "relationship", "family", "faith", "loss"],
    feelings: ["numb", "confused", "sad"],
    approaches: /acceptance|\bact\b|values/i,
    offer: "We could find what you care about underneath all this, and one small step that goes in its direction.",
    why: "A value is a direction and never runs out. It can be walked even on days when the feeling stays bad.",
    steps: [
      {
        plainLead: "We start with a wide view.",
        ask: "Picture someone who knows you well, a few years from now. What would you want them to say you stood for?",
        hint: "Pick one word if a sentence is too much: kind, honest, free, loyal, curious, or another one?",
      },
      {
        lead: "You want to stand for this: {answer}.",
        plainLead: "That is worth standing for.",
        ask: "Where in your life does that get the least room right now?",
        hint: "Look at home, work, friends, and yourself. Which one comes up first?",
      },
      {
        plainLead: "Then that is where the gap is.",
        ask: "What thought or feeling tends to stand in the way there?",
        hint: "Fear, tiredness, an old sentence in your head: which is closest?",
      },
      {
        lead: "It may come along, {answer} and all. It does not have to leave first.",
        plainLead: "It may come along. It does not have to leave first.",
        ask: "What step of ten minutes or less would go in your direction, even with that on board?",
        hint: "Shrink it: one message, one page, one walk to the corner. What is yours?",
      },
      {
        lead: "Your step is {answer}.",
        plainLead: "That can be the step.",
        ask: "On what day and at what time will you take it?",
        hint: "Which is easier for you, a morning or an evening?",
      },
    ],
    summaries: [
      "What you care about: {answer1}. Your step is {answer4}, set for {answer5}.",
      "You care about {answer1}, and your step is {answer4}.",
      "What you care about came out clearly: {answer1}.",
    ],
    close:
      "The step counts because of where it points and not because of its size. What do you notice in yourself when you look at it?",
  },
  {
    id: "change-ruler",
    chip: "The 0 to 10 ruler",
    asked: /\bruler\b|how ready|motivation exercise|0 to 10 ruler/i,
    topics: ["habit", "health", "work", "body", "sleep"],
    feelings: ["confused", "ashamed", "tired"],
    approaches: /motivat|\bmi\b/i,
    offer:
      "We could look at how much you want a change here, and what already speaks for it, with one number as a start.",
    why: "People tend to trust the reasons that they hear from their own mouth. This brings yours out.",
    steps: [
      {
        plainLead: "There is no right number here.",
        ask: "Which change are you turning over in your mind? Say it in one line.",
        hint: "It may start with: I would like to do more of this, or less of that. Which one?",
      },
      {
        lead: "The change would be {answer}.",
        plainLead: "So that is the change.",
        ask: "How much does it matter to you today, from 0, not at all, to 10, more than anything?",
        hint: "A guess will do: nearer to 3 or nearer to 7?",
      },
      {
        lead: "You say {answer}.",
        plainLead: "That number has its reasons.",
        ask: "Why is it not two points lower?",
        hint: "What part of you already wants it, even quietly?",
      },
      {
        lead: "A good reason, and it came from you: {answer}.",
        plainLead: "Those are your own reasons.",
        ask: "What would have to happen for the number to go up by one?",
        hint: "A bit more sleep, a person, a date, a plan: what would do it?",
      },
      {
        plainLead: "One point up is all we look at.",
        ask: "Is there a piece of that you could try in the next few days, and which one?",
        hint: "You may also leave it at thinking for now. What would be the smallest try?",
      },
    ],
    summaries: [
      "You want {answer1}, it matters {answer2}, and your reason is {answer3}. First try: {answer5}.",
      "You are at {answer2}, and what keeps you from being lower is {answer3}.",
      "Your own reason was {answer3}.",
    ],
    close: "You can be in two minds and still move. How does that number feel to you now?",
  },
  {
    id: "tomorrow-scale",
    chip: "Picture a better morning",
    asked: /miracle(?: question)?|better morning|scaling question|solution.focused/i,
    topics: ["relationship", "family", "work", "school", "worry", "friends"],
    feelings: ["overwhelmed", "confused", "tired"],
    approaches: /solution|\bsfbt\b|brief/i,
    offer: "We could jump ahead for a moment, to a morning when this is better, and look for a first sign of it.",
    why: "Knowing what better looks like makes it easier to spot the bits of it that are already there.",
    steps: [
      {
        plainLead: "Let your mind play a little here.",
        ask: "Suppose this got solved overnight while you slept, and nobody told you. What is the first thing tomorrow that would tell you?",
        hint: "Start with waking up. What would you do, feel, or hear that is different?",
      },
      {
        lead: "You would notice {answer}.",
        plainLead: "That is a clear sign.",
        ask: "Who else would notice that something had changed, and what would they see?",
        hint: "Someone at home, at work, or even a pet. What would catch their eye?",
      },
      {
        plainLead: "So it would show on the outside too.",
        ask: "If that morning is a 10 and the worst time was a 0, where are you today?",
        hint: "Even a 1 says something. What is your first guess?",
      },
      {
        lead: "You put it at {answer}.",
        plainLead: "That is where you stand today.",
        ask: "What is already there that makes it that and not a 0?",
        hint: "Who or what helped you hold on this week?",
      },
      {
        lead: "So this already carries you: {answer}.",
        plainLead: "So there is something that already carries you.",
        ask: "What would one small sign look like that you had moved up half a point?",
        hint: "It could be five minutes of that morning. Which five?",
      },
    ],
    summaries: [
      "The better morning begins with {answer1}. You stand at {answer3}, thanks to {answer4}. The next sign is {answer5}.",
      "The better morning begins with {answer1}, and this already carries you: {answer4}.",
      "The better morning begins with {answer1}.",
    ],
    close: "You do not have to make the whole morning. Watch for that one sign. Where might you see it first?",
  },
  {
    id: "problem-steps",
    chip: "Take a problem apart",
    asked: /problem.?solv\w*|problem steps|take (?:a|the|this|my) problem apart|pros and cons/i,
    topics: ["money", "work", "school", "health", "family"],
    feelings: ["overwhelmed", "confused", "anxious"],
    approaches: /problem|\bpst\b/i,
    offer: "We could take one piece of this, the one you can do something about, and go through it step by step.",
    why: "Some parts of a problem can be solved, and some have to be carried. It helps to know which is which.",
    steps: [
      {
        plainLead: "One piece is enough for today.",
        ask: "Which single problem shall we take, put as plainly as you can?",
        hint: "Choose one you have some say in. What is the smallest one on the pile?",
      },
      {
        lead: "The problem is {answer}.",
        plainLead: "Good, that is the one.",
        ask: "If it went a bit better in a month, what would be true then?",
        hint: "A small goal is fine. What could you see or count?",
      },
      {
        plainLead: "Now we collect, and nothing is too odd.",
        ask: "Which ways to get there come to mind? Name two or three, also ones you would never take.",
        hint: "What has somebody else done with a problem like it?",
      },
      {
        plainLead: "That gives you something to choose from.",
        ask: "Which of them is within your reach and costs you the least?",
        hint: "Think of time, money, and nerves. Which one would you try first?",
      },
      {
        lead: "You pick {answer}.",
        plainLead: "Then that is your pick.",
        ask: "What is the very first move, and when do you make it?",
        hint: "A call, a list, a question to someone: which, and on which day?",
      },
    ],
    summaries: [
      "The problem was {answer1}. You picked {answer4}, and the first move is {answer5}.",
      "For {answer1} you picked {answer4}.",
      "Your first move is {answer5}.",
    ],
    close: "Afterwards, look at what came of it and change the plan if you need to. How does the pile look from here?",
  },
  {
    id: "small-step",
    chip: "Plan one small thing",
    asked: /small (?:thing|step|plan)$|behaviou?ral activation|mini.?plan|activity (?:schedule|plan)/i,
    topics: ["loss", "loneliness", "selfWorth", "health", "friends", "sleep"],
    feelings: ["sad", "numb", "tired", "lonely"],
    approaches: /activation|behavio|solution|problem|motivation/i,
    offer: "We could plan one very small thing for the next day, so small that it is hard not to do.",
    why: "When mood is low, waiting to feel like it can take long. A tiny step often comes first and the mood follows a little.",
    steps: [
      {
        plainLead: "Good, we keep it really small.",
        ask: "What is something that used to do you good, or that mattered to you, even if it feels far away now?",
        hint: "Think of people, places, music, being outside, making things. Does one of them ring a bell?",
      },
      {
        lead: "I hear that {answer} once had a place.",
        plainLead: "I can see that had a place in your life.",
        ask: "What would a five-minute version of it look like?",
        hint: "Cut it in half, and then in half again. What is left?",
      },
      {
        lead: "Five minutes: {answer}.",
        plainLead: "Five minutes is enough.",
        ask: "When and where in the next day could you do it?",
        hint: "You could tie it to something you do anyway, such as the first coffee. What would that be?",
      },
      {
        lead: "That is a plan: {answer}.",
        plainLead: "That is a plan.",
        ask: "What might get in the way, and what would you do then?",
        hint: "Being tired, perhaps, or the phone. What usually trips you up?",
      },
    ],
    summaries: [
      "So the plan is {answer2}, and the time is {answer3}.",
      "So the plan is {answer2}.",
      "It begins from something that did you good: {answer1}.",
    ],
    close:
      "If it works, notice how it was. If it does not, you have learned something about the step and nothing bad about you. How does it feel to have it set?",
  },
];
