import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const adultQuestions: Questions = {
  openQuestions: [
    "What part of it is loudest right now?",
    "Where would you like to begin?",
    "What made you want to write about it today?",
    "How long has it been like this?",
  ],
  questions: [
    "When it is at its worst, what goes through your head?",
    "Where in your body do you notice it?",
    "What has helped, even a little, when it was like this before?",
    "What do you wish someone would see about this?",
    "What does it keep you from doing?",
    "If it had a voice, what would it keep saying?",
    "Was there a moment this week when it was a bit lighter?",
    "What do you need most right now: rest, help, an answer, or company?",
    "Who in your life knows about this?",
    "What are you most afraid it could mean?",
    "What would you want to be different first?",
    "How do you talk to yourself when this comes up?",
    "What have you been doing to get through the days?",
    "Is there a part of this that you have not said out loud yet?",
  ],
  topicQuestions: {
    loss: [
      "Would you like to tell me a little about who or what you lost?",
      "When does the missing come closest?",
      "What is something small that you remember and want to keep?",
    ],
    relationship: [
      "What do you find yourself wanting to say to {them}?",
      "When did you last feel close, and when far apart?",
      "What do you need from {them} that is hard to ask for?",
    ],
    family: [
      "What role do you end up in when you are all together?",
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
      "What happens in you when you sit down to study?",
    ],
    work: [
      "What does a bad day there look like, from morning on?",
      "Is it the work itself, the people, or how much of it there is?",
      "What happens in you in the hour before it starts?",
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
  cues: [
    {
      heard: /\b(?:maybe|could|would|might|want to|wish)\b.*\bbut\b/,
      questions: [
        "If that were not in the way, what would you do?",
        "What makes that step so hard?",
        "What would have to be true for you to try it anyway?",
      ],
    },
    {
      heard: /\b(?:divorc\w+|broke up|split up|left me)\b/,
      questions: ["What has been hardest since then?", "What do you miss, and what do you not miss?"],
    },
    {
      heard: /\bmoved (?:here|away|to|out)\b/,
      questions: ["What do you miss most from before you moved?", "What is it like to come home there in the evening?"],
    },
    { heard: /\bused to\b/, questions: ["What was that time like for you?", "What of that do you miss most?"] },
    {
      heard: /\b(?:find out|fraud|fake|impost\w+|see through)\b/,
      questions: [
        "What do you picture happening if they did see it?",
        "What would they find, if they looked at all of it and not only that?",
      ],
    },
    {
      heard:
        /\bi(?:'m| am| feel like)(?: such)? (?:a |an |the )?(?:failure|loser|burden|fraud|bad|worthless|useless|stupid|weak|broken|too much|not good enough)\b/,
      questions: ["Whose voice does that sound like?", "When did you first begin to see yourself that way?"],
    },
    {
      heard: /\b(?:i could|i might|i'll try|i will try|i think i will)\b/,
      questions: ["What would help you to really do it?", "How do you think you would feel afterwards?"],
    },
    {
      heard: /\b(?:said|told me|called me|says i)\b/,
      questions: ["What did it do to you to hear that?", "What would you have needed to hear in its place?"],
    },
    {
      heard: /\b(?:should|have to|supposed to|must)\b/,
      questions: ["What would happen if you did not?", "Where does that rule come from, do you think?"],
    },
    {
      heard: /\b(?:nobody|no one)\b/,
      questions: ["What has that been like for you?", "Who would you have liked to hear from?"],
    },
    {
      heard: /\b(?:always|never|every time|(?<!in front of )(?:everyone|everybody))\b/,
      questions: [
        "Can you tell me about the last time it was like that?",
        "Has there been an exception, even a small one?",
      ],
    },
    {
      heard: /\b(?:evenings?|nights?|2 ?am|3 ?am|4 ?am)\b/,
      questions: ["What are those hours like, from one to the next?", "What does your mind do with the quiet?"],
    },
    {
      heard: /\b(?:alone|by myself|next to me)\b/,
      questions: [
        "Who would you want beside you in that moment?",
        "What would you want to say, if someone were awake with you?",
      ],
    },
  ],
  savour: [
    "What do you think made that possible?",
    "How does that feel in your body?",
    "What part did you have in it?",
    "How could you make a bit more room for that?",
    "Who would you like to tell about it?",
  ],
};
