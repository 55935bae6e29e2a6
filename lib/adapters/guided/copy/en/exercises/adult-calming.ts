import type { Exercise } from "../../shape";

/** Slow breathing and the five senses after common practice (NHS; WHO, "Doing What Matters in Times of Stress", 2020); own wording. */
export const adultCalming: readonly Exercise[] = [
  {
    id: "breathing",
    chip: "Breathe for one minute",
    asked: /\bbreath(?:e|ing)\b(?! is| was)|calm down exercise/i,
    topics: ["worry", "anger", "health", "work"],
    feelings: ["anxious", "overwhelmed", "angry"],
    approaches: /mindful|dbt|relax|breath|act\b|acceptance/i,
    offer: "We could slow your breath together for about a minute.",
    why: "A long breath out tells the body that it may come down a little.",
    steps: [
      {
        plainLead: "Good. Sit so that your feet touch the floor, if you can.",
        ask: "Breathe in through your nose while you count to four, and out slowly while you count to six. Do that three times, then tell me how it went.",
        hint: "Just one slow breath out is enough. Write a word when you have done it.",
      },
      {
        plainLead: "Okay. However it went is fine.",
        ask: "Now three more, and let your shoulders drop each time you breathe out. Where in your body do you feel the breath most?",
        hint: "Maybe the nose, the chest, or the belly?",
      },
      {
        plainLead: "Stay with that spot for one more breath.",
        ask: "Then look around you for a second. What is different now, even if only a little?",
        hint: "Perhaps the jaw, the hands, or the speed of your thoughts?",
      },
    ],
    close:
      "You can take that breath with you anywhere, and no one has to notice. Do you want to go on with what was on your mind?",
  },
  {
    id: "grounding",
    chip: "Name five things",
    asked: /\bground(?:ing|ed)?\b|5.?4.?3.?2.?1|five things/i,
    topics: ["worry", "loss", "health"],
    feelings: ["overwhelmed", "numb", "anxious", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "We could use your senses to bring you back into the room, one sense after the other.",
    why: "The mind can only be in so many places. The senses pull it back to here.",
    steps: [
      {
        plainLead: "All right, no hurry with this.",
        ask: "Look around and name five things that you can see.",
        hint: "Begin with one. What is right in front of you?",
      },
      {
        lead: "I have them: {answer}.",
        plainLead: "I have them.",
        ask: "Now four things you can feel, such as the chair, your sleeve, or the floor.",
        hint: "What do your feet touch right now?",
      },
      {
        plainLead: "Let your weight rest on what holds you.",
        ask: "Next, three things you can hear, near or far.",
        hint: "Even a hum or your own breath counts. What is the closest sound?",
      },
      {
        lead: "You hear {answer}.",
        plainLead: "Listen a second longer.",
        ask: "Now two things you can smell, or two smells that you like.",
        hint: "Coffee, soap, rain: which one would be good now?",
      },
      {
        plainLead: "Almost through.",
        ask: "Last, one thing you can taste, or one kind word you would like to hear.",
        hint: "A sip of water counts. Or which word would do you good?",
      },
    ],
    close: "Here you are, in this room, at this hour. What is it like in you now?",
  },
];
