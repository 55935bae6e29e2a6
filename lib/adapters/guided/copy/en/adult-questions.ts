import type { Voice } from "../shape";
import { adultCues } from "./adult-cues";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const adultQuestions: Questions = {
  openQuestions: [
    "What is the hardest part of it right now?",
    "What made you write about it today?",
    "How long has it been like this?",
    "How are you right now, as you write this?",
  ],
  questions: [
    "What was that like for you?",
    "What is the hardest part of it for you?",
    "How did that leave you?",
    "How are you with it today?",
    "What goes through your head when you think of it?",
    "What do you need most right now: rest, help, an answer, or company?",
    "What would help, even a little?",
    "What happened then?",
    "Who in your life knows about this?",
    "What would you want to be different first?",
    "What has helped, even a little, when it was like this before?",
    "What are you most afraid of in it?",
    "Was there a moment this week when it was a bit lighter?",
    "What would you have wished for instead?",
    "What does it keep you from doing?",
    "How do you get through a day like that?",
    "What makes it a little worse, and what makes it a little better?",
    "How does your body let you know about it?",
    "What do you wish someone would understand about it?",
    "What would a good-enough day look like, as things are?",
    "Who could you imagine telling a little of this?",
    "What is still good, in spite of it?",
    "What have you had to put aside because of it?",
    "Who would notice first if it got better?",
    "What would you do tomorrow if it weighed half as much?",
    "What would you say to a friend in your place?",
    "What do people get wrong about it?",
    "What would be a small step in the right direction?",
    "What do you want to remember from what you said today?",
  ],
  topicQuestions: {
    loss: [
      "What would you most like to keep of how it was?",
      "When does the missing come closest?",
      "What is something small that you remember and want to keep?",
    ],
    relationship: [
      "What would you want to say to {them}, if you could?",
      "When did you last feel close, and when far apart?",
      "What do you need from {them} that is hard to ask for?",
    ],
    family: [
      "Who in the family is it hardest with?",
      "What would you like {them} to know about you right now?",
      "Has it always been like this at home, or did something change?",
    ],
    friends: [
      "What happened between you, as you see it?",
      "What do you miss most about how it was?",
      "With whom do you feel most like yourself?",
    ],
    school: [
      "Which part of it presses most: the work, the people, or what comes after?",
      "What happens when you sit down to study?",
    ],
    work: [
      "What does a bad day there look like, from morning on?",
      "Is it the work itself, the people, or how much of it there is?",
      "How is it by the end of a working day?",
    ],
    money: [
      "Which bill or number is on your mind the most?",
      "Who carries this with you, or are you alone with the numbers?",
      "What does the money worry touch besides money?",
    ],
    sleep: [
      "What goes on in your mind when the light is off?",
      "Is it falling asleep that is hard, or waking up in the night?",
      "How do the nights change your days?",
    ],
    body: [
      "What do you catch yourself thinking when you see yourself?",
      "When did you start to feel at odds with your body?",
    ],
    health: [
      "What is the hardest part of it on an ordinary day?",
      "What has a doctor told you so far, and what is still open for you?",
      "What has this taken from you that others may not see?",
    ],
    identity: ["With whom can you be all of yourself?", "What would it be like not to have to explain yourself?"],
    selfWorth: [
      "Whose voice does that sound like?",
      "When did you first come to think that about yourself?",
      "What would someone who loves you say to that?",
    ],
    habit: [
      "What usually happens just before the urge comes?",
      "What does it give you for a moment, and what does it cost later?",
      "When you got through an urge before, what got you through?",
    ],
    faith: [
      "How does your faith speak into this, if it does?",
      "Is your faith a comfort in this, a struggle, or both?",
    ],
    loneliness: [
      "When in the day is it strongest?",
      "Who did you last feel at ease with?",
      "What kind of company do you miss: someone to talk to, to laugh with, or just to sit near?",
    ],
    worry: [
      "What is the worst picture your mind shows you?",
      "How much of it is about something today, and how much about what might come?",
      "What do you do when the worry starts to circle?",
    ],
    anger: [
      "What was the line that got crossed?",
      "What is underneath the anger, if you look for a second?",
      "What did you want to say and did not?",
    ],
  },
  cues: adultCues,
  savour: [
    "What do you think made that possible?",
    "How does that feel in your body?",
    "What part did you have in it?",
    "How could you make a bit more room for that?",
    "Who would you like to tell about it?",
  ],
};
