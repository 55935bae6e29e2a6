import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const childQuestions: Questions = {
  openQuestions: ["What happened?", "What was the hardest bit?", "When did it start?", "Can you tell me a bit more?"],
  questions: [
    "What did you think when it happened?",
    "Where in your body do you feel it?",
    "What do you do when it gets big?",
    "Does a grown-up know about this?",
    "What do you wish would happen?",
    "Was there a time today when it felt less?",
    "What helps you feel better, even a bit?",
    "How big is it from 1 to 10?",
    "What would you like to say to {them}?",
    "What is the part that nobody sees?",
    "Who makes you feel safe?",
  ],
  topicQuestions: {
    loss: [
      "What do you miss the most?",
      "Can you tell me something nice you did with {them}?",
      "When do you think of {them}?",
    ],
    relationship: ["What do you like about {them}?", "What happened with {them}?"],
    family: [
      "What is it like at home right now?",
      "What do you do when it gets like that at home?",
      "What do you want your family to know?",
    ],
    friends: ["What did they say or do?", "Who is nice to you there?", "What do you wish your friends would do?"],
    school: ["Which part of school is hardest?", "What happens at break time?", "Is there a teacher you like?"],
    sleep: ["What do you think about when the light is off?", "What helps you feel safe at night?"],
    body: ["Did someone say something about how you look?", "What do you like that your body can do?"],
    health: ["How does it feel in your body?", "Who helps you when you feel sick?"],
    identity: ["Who can you be fully you with?"],
    selfWorth: ["Who told you that?", "What is one thing you can do well?"],
    loneliness: ["When do you feel it most?", "Who would you like to play with?"],
    worry: [
      "What is the scary thing you think may happen?",
      "When does the worry come?",
      "What makes the worry shrink?",
    ],
    anger: ["What made it start?", "What did your body want to do?", "What was not fair?"],
  },
  cues: [
    {
      heard: /\b(?:play with|left out|leave me out|won't let me|don't let me|dont let me)\b/,
      questions: ["What did you do then?", "Is there one kid who is kind to you?"],
    },
    {
      heard: /\b(?:said|told me|called me|laugh\w*)\b/,
      questions: ["How did it feel when you heard that?", "What do you wish they had said?"],
    },
    {
      heard: /\b(?:yell\w*|shout\w*|fight\w*|fought)\b/,
      questions: ["Where are you when that happens?", "Which grown-up can you go to when it gets loud?"],
    },
    {
      heard: /\b(?:cry|cried|crying)\b/,
      questions: ["Did someone see that you cried?", "What would have helped you then?"],
    },
    {
      heard: /\b(?:always|never|every time|nobody|everybody|everyone)\b/,
      questions: ["What was it like the last time?", "Was there a day when it was not like that?"],
    },
  ],
  savour: [
    "What was the best bit?",
    "Who was there with you?",
    "How did your body feel?",
    "What did you do to make it happen?",
  ],
};
