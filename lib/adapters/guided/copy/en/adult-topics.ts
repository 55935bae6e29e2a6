import type { Voice } from "../shape";

type Topics = Required<Pick<Voice, "topicReflect" | "topicAdvice" | "approachQuestions">>;

/** What is often true of a matter, and what helps many people with it (NHS, Every Mind Matters; WHO, Doing What Matters). Own wording. */
export const adultTopics: Topics = {
  topicReflect: {
    loss: ["Grief does not keep to a timetable.", "You can be fine for an hour and then not at all."],
    relationship: [
      "The people closest to us can reach the sorest places.",
      "Two people can want peace and still hurt each other.",
    ],
    family: ["Family reaches closer than most things.", "It is hard to stay calm where it is about family."],
    friends: [
      "When friends hurt, there is often no word for it.",
      "Friendships can slip without anyone having meant it.",
    ],
    school: ["It is hard to learn with all of that running behind it."],
    work: ["Work has a way of following people home.", "It does not stay at work, it seems."],
    money: ["Money trouble takes up room that you need for thinking."],
    sleep: ["A short night makes the next day steeper.", "The harder one tries to sleep, the less it comes."],
    body: ["It is tiring to look at yourself that way all day."],
    health: ["A body that is not reliable changes every plan.", "People see the good days and not what they cost."],
    identity: ["Having to explain who you are takes strength each time."],
    selfWorth: ["That is a harsh way to be spoken to, even from inside."],
    habit: ["Part of you wants it gone, and part of you needs it."],
    faith: ["Questions like that go deep."],
    loneliness: ["It is possible to be busy all day and reach nobody."],
    worry: [
      "Worry takes a lot of strength and settles little.",
      "It is a mind that tries to protect you and does not know when to stop.",
    ],
    anger: ["Anger often stands in front of something that hurts."],
  },
  topicAdvice: {
    loss: [
      "Many people find that grief needs a place, such as ten minutes with a photo or a walk you used to take together. What would be a fitting place for yours?",
    ],
    relationship: [
      "One thing that often helps is to bring up one thing only, at a calm hour, and to begin with what you felt. Which one thing would it be?",
    ],
    family: [
      "It can help to decide beforehand what you will and will not talk about, and to have a sentence ready for leaving the room. What would your sentence be?",
    ],
    friends: [
      "Often the smallest message is enough to open a door: I thought of you, how are you. To whom might it go?",
    ],
    school: [
      "Many people get further with twenty-five minutes on one small part and then a real break. Which part is small enough for today?",
    ],
    work: [
      "One thing that helps many is to write down, before you stop, the first task for tomorrow, and then to close the door on it. What would stand on that note?",
    ],
    money: [
      "A first step for many is one sheet with what is due, and when, and one call to whoever you owe to ask about smaller payments. Advice centres do this for free. Which call would be the first?",
    ],
    sleep: [
      "If you lie awake for about twenty minutes, it helps many people to get up, sit somewhere dim, and go back only when sleepy. Could that work where you live?",
    ],
    body: [
      "It can help to leave one mirror or one account alone for a week and watch what changes. Which one would you leave?",
    ],
    health: [
      "Many people find it useful to write down three questions before they see a doctor. What would be your first?",
    ],
    identity: [
      "It often helps to begin with one person who has shown that they can hold a secret. Who comes closest to that?",
    ],
    selfWorth: [
      "When that voice comes, some people answer with what they would say to a friend, out loud. What would you say to a friend here?",
    ],
    habit: [
      "An urge mostly rises and falls within half an hour, so waiting ten minutes with something in your hands can be enough. What could be in your hands?",
    ],
    faith: [
      "Some people find it helps to speak with someone of their own faith whom they trust. Is there such a person for you?",
    ],
    loneliness: [
      "Contact often grows from being in the same place at the same hour each week. Is there such a place within reach for you?",
    ],
    worry: [
      "Many people sort it first: can I do something about it today, yes or no. If yes, one step, and if no, it gets a set time tomorrow. On which side is yours?",
    ],
    anger: [
      "It helps many people to leave for ten minutes when the heat rises, and to say that they will come back. Where could you go?",
    ],
  },
  approachQuestions: {
    CBT: [
      "What went through your mind in that very moment?",
      "How much would you believe that thought on a good day?",
      "What do you do, or not do, because of that thought?",
    ],
    DBT: [
      "What does the feeling want you to do right now, and what would be wise?",
      "What can you accept about it for today, without liking it?",
      "What helped you get through the last wave?",
    ],
    BA: [
      "What did you do yesterday that was even slightly better than the rest?",
      "Which thing have you stopped doing since this began?",
      "What gives you a bit of energy back, once you are in it?",
    ],
    PST: [
      "Which part of this could be changed, and which part has to be carried?",
      "If you took one piece of it, which would be the most useful to solve?",
      "Who has had this problem before you, and what did they do?",
    ],
    PE: [
      "What do you know already about why this happens in a body or a mind?",
      "What would you like to understand about it?",
      "What have you read or heard about it that did not fit you?",
    ],
    ACT: [
      "If this feeling came along for the ride, what would you still want to do?",
      "What would you be doing more of if this took less of your time?",
      "What does it say about what matters to you that this hurts?",
    ],
    MBCT: [
      "What do you notice in your body as you write this?",
      "If you only looked at it for a moment and did nothing, what is there?",
      "Does it stay the same while you watch it, or does it shift?",
    ],
    CFT: [
      "What tone do you use with yourself when it gets like that?",
      "What would a kind and wise person see in you here?",
      "What would you need to hear to be a bit less hard on yourself?",
    ],
    MI: [
      "What would be good about a change here, and what would be good about leaving it?",
      "What matters to you that this gets in the way of?",
      "When have you changed something hard before, and how?",
    ],
    SFBT: [
      "When was it a little less bad lately, and what was different?",
      "What would be the first small sign that things are moving?",
      "How did you manage until now?",
    ],
    IPT: [
      "What changed between you and the people around you when this began?",
      "Who could you ask for something small this week?",
      "What do you wish you could say to {them}?",
    ],
    NT: [
      "If this were a chapter, what would you call it?",
      "When has this not had the last word?",
      "Who would not be surprised that you are still trying?",
    ],
  },
};
