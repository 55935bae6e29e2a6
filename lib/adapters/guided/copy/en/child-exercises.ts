import type { Exercise } from "../shape";
import { childDoing } from "./exercises/child-doing";
import { childThinking } from "./exercises/child-thinking";

/** Naming a feeling, slow breaths, one brave step and the five senses, for children; own wording after common practice (NHS). */
const first: readonly Exercise[] = [
  {
    id: "feelings-check",
    chip: "Feelings check",
    asked: /feelings? check|check (?:my )?feelings?/i,
    topics: ["family", "friends", "loss", "identity", "selfWorth", "body", "relationship"],
    feelings: ["sad", "numb", "confused", "lonely", "tired"],
    approaches: /cbt|cognitive|psychoed|compassion|narrative|interpersonal/i,
    offer: "We can do a feelings check. It is like being a weather reporter for your inside.",
    why: "A feeling with a name is not so scary. That is why we look at it.",
    steps: [
      {
        plainLead: "Okay, weather reporter.",
        ask: "What is the weather inside you now? Sun, clouds, rain, storm, or fog?",
        hint: "Just pick the one that is closest. Is it more like rain or more like fog?",
      },
      {
        lead: "Inside weather: {answer}.",
        plainLead: "Got it.",
        ask: "Where in your body do you feel it most?",
        hint: "Look from your head down to your toes. Is it in your tummy, your chest, or your head?",
      },
      {
        lead: "It sits here: {answer}.",
        plainLead: "Okay, it sits there.",
        ask: "How big is it, from 1, a little, to 10, very much?",
        hint: "Is it small like a mouse, or big like a bear?",
      },
      {
        plainLead: "Good to know.",
        ask: "What does that feeling need? A hug, a rest, some play, or a talk with a grown-up?",
        hint: "What helped the last time it rained inside?",
      },
    ],
    summaries: ["So the weather is {answer1}, and it needs {answer4}.", "The weather inside is {answer1}."],
    close:
      "You looked at a feeling and did not run away. You can tell a grown-up what you found. How is the weather now?",
  },
  {
    id: "breathing",
    chip: "Breathe with Buddy",
    asked: /\bbreath(?:e|ing)\b|belly breath/i,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed"],
    approaches: /mindful|dbt|relax|breath|act\b/i,
    offer: "We can do slow belly breaths, like a sleepy bear.",
    why: "Slow breaths help your body slow down too.",
    steps: [
      {
        plainLead: "Put one hand on your belly.",
        ask: "Smell a flower: in, two, three. Blow out a candle: out, two, three, four. Do it three times and tell me when you are done.",
        hint: "Just one flower and one candle. Say done when you are done.",
      },
      {
        plainLead: "Okay. Any way you did it is fine.",
        ask: "Now do it three more times. Did your hand go up and down?",
        hint: "You can lie down if you like. Does your belly move?",
      },
      {
        plainLead: "Now let your arms go floppy like a sleepy bear.",
        ask: "How does your body feel now?",
        hint: "More calm, the same, or more wiggly?",
      },
    ],
    close: "That was bear breathing. You can do it in bed, at school, or in the car. Do you want to tell me more now?",
  },
  {
    id: "brave-step",
    chip: "Brave step",
    asked: /brave (?:step|ladder)|be brave/i,
    topics: ["school", "worry", "friends", "loneliness"],
    feelings: ["anxious", "lonely", "ashamed"],
    approaches: /exposure|behavio|cbt|cognitive|solution|problem|motivation/i,
    offer: "We can plan one brave step. A tiny one, like a mouse step.",
    why: "A scary thing gets smaller when we go near it in tiny steps.",
    steps: [
      {
        plainLead: "Let us find your mouse step.",
        ask: "What is the thing that feels scary or hard?",
        hint: "Is it a place, a person, or something you have to do?",
      },
      {
        lead: "The hard thing is {answer}.",
        plainLead: "Okay, that is the hard thing.",
        ask: "What would be a tiny step to it? So tiny it is only a little scary.",
        hint: "Maybe looking at it, saying hi, or doing it for one minute. Which one?",
      },
      {
        lead: "Tiny step: {answer}.",
        plainLead: "That can be the tiny step.",
        ask: "Which grown-up or friend can help you with it?",
        hint: "Who makes you feel safe: someone at home, at school, or a friend?",
      },
      {
        lead: "Your helper is {answer}.",
        plainLead: "That is good to have.",
        ask: "When will you try it?",
        hint: "Today, tomorrow, or at the weekend?",
      },
    ],
    summaries: [
      "Your step is {answer2}, and your helper is {answer3}.",
      "Your step is {answer2}.",
      "The hard thing is {answer1}, and now it has a plan.",
    ],
    close:
      "Being brave means trying while you are a bit scared. If it is too big, we cut it smaller. How does your plan feel?",
  },
  {
    id: "grounding",
    chip: "Name five things",
    asked: /ground|5.?4.?3.?2.?1|five things/i,
    topics: ["worry", "loss"],
    feelings: ["overwhelmed", "numb", "anxious"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "We can play a finding game that brings you back to right here.",
    why: "When you look and listen, your worry gets less room.",
    steps: [
      {
        plainLead: "Eyes open, let us go.",
        ask: "Find five things you can see. What are they?",
        hint: "Start with one thing. What is closest to you?",
      },
      {
        lead: "You found {answer}.",
        plainLead: "Nice finding.",
        ask: "Now four things you can touch.",
        hint: "Your socks count. What do they feel like?",
      },
      {
        plainLead: "Feel one of them a bit longer.",
        ask: "Now three things you can hear.",
        hint: "Shh. What is the smallest sound?",
      },
      {
        lead: "You can hear {answer}.",
        plainLead: "Good ears.",
        ask: "Now two things you can smell, or two smells you like.",
        hint: "Do you like cake, grass, or soap?",
      },
      { plainLead: "Last one.", ask: "One thing you like the taste of. What is it?", hint: "Sweet, salty, or sour?" },
    ],
    close: "Now you are right here. How is it inside you now?",
  },
];

export const childExercises: readonly Exercise[] = [...first, ...childThinking, ...childDoing];
