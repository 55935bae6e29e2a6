import type { Voice } from "../shape";
import { childCues } from "./child-cues";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const childQuestions: Questions = {
  openQuestions: ["What happened?", "What was the hardest bit?", "When did it start?", "Can you tell me a bit more?"],
  questions: [
    "What happened then?",
    "How did that feel?",
    "What did you do after?",
    "What was the worst bit?",
    "What did you think when it happened?",
    "Does a grown-up know about this?",
    "What do you wish would happen?",
    "What helps you feel better, even a bit?",
    "Where in your body do you feel it?",
    "Who makes you feel safe?",
    "Was there a time today when it felt less?",
    "What do you do when it gets big?",
    "How big is it from 1 to 10?",
    "What would you like to say to {them}?",
    "What would you tell a kid who feels the same?",
    "What makes it a bit worse, and what makes it a bit better?",
    "What would a good day look like?",
    "Who would you like to sit next to right now?",
    "What is a good thing about today?",
    "What do grown-ups not get about it?",
    "What do you look forward to, even a bit?",
    "If you had one wish for this week, what would it be?",
    "If your feeling was an animal, which one?",
    "What would you do with a free day?",
    "Which part do you want to tell me more about?",
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
  cues: childCues,
  savour: [
    "What was the best bit?",
    "Who was there with you?",
    "How did your body feel?",
    "What did you do to make it happen?",
  ],
};
