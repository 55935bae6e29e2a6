import type { Programme } from "./programme";

const STEADIER_DAYS: Programme = {
  slug: "steadier-days",
  name: "Six Weeks of Steadier Days",
  type: "therapy",
  description:
    "Daily check-ins and a weekly conversation that turn what lifts your mood into small, planned habits.",
  duration: 42,
  ageGroups: ["adult"],
  sources: [
    "Behavioral activation: Lejuez, Hopko, Acierno, Daughters and Pagoto, Behavior Modification 35 (2011) 111-161",
    "NICE guideline NG222, Depression in adults (2022)",
  ],
  modules: [
    {
      key: "notice",
      title: "Notice how days differ",
      read: "Mood follows what we do, and what we do follows mood. Before you change anything, watch for a week. Which hours feel heavy? What came just before a lighter one?",
      todo: "Check in on seven days. One tap is enough. Adding a word about what you were doing helps more.",
      counts: "moodDays",
      target: 7,
    },
    {
      key: "matters",
      title: "Find what matters to you",
      read: "A list of chores rarely lifts anyone's mood. Small things that fit what you care about do: people, work, rest, your body, play. They're different for everyone.",
      todo: "Have two conversations: one about what used to give you energy, one about what you miss.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "small",
      title: "Plan one small thing a day",
      read: "Choose something that takes ten minutes or less. Give it a time and a place: after breakfast, by the window. Do it because you planned it, even if you don't feel like it. The feeling often comes later.",
      todo: "Check in on nine more days and see what that small thing does to your mood.",
      counts: "moodDays",
      target: 9,
    },
    {
      key: "missed",
      title: "When it didn't happen",
      read: "A missed plan tells you something. It was too big, at a bad time, or never really yours. Cut it in half and try again. There's nothing to catch up on.",
      todo: "Have two conversations about what got in the way and what would make it easier.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "keep",
      title: "Keep what works",
      read: "By now, a few things stand out. Tie them to something already in your day, like making coffee or heading home. A habit needs a cue more than willpower.",
      todo: "Check in on fourteen more days. Gaps are fine.",
      counts: "moodDays",
      target: 14,
    },
    {
      key: "look-back",
      title: "Look back, and write it down",
      read: "On a bad day, it's hard to believe there was ever a better one. Your own record can remind you. Write down what helped, what a dip looks like when it starts, and who you'd call.",
      todo: "Have two conversations to look back and to name your first step for the next dip.",
      counts: "conversations",
      target: 2,
    },
  ],
};

const WORRY: Programme = {
  slug: "worry-in-its-place",
  name: "Worry in Its Place",
  type: "therapy",
  description:
    "Three weeks to give worry a set time, tell useful worry from the other kind, and come back to the present.",
  duration: 21,
  ageGroups: ["adult"],
  sources: [
    "Worry time: Borkovec, Wilkinson, Folensbee and Lerman, Behaviour Research and Therapy 21 (1983) 247-251",
    "Problem solving: D'Zurilla and Nezu, Problem-Solving Therapy (3rd edition, 2007)",
  ],
  modules: [
    {
      key: "worry-time",
      title: "A time and a chair for worry",
      read: "Telling yourself to stop worrying tends to feed the worry. A set time works better. Choose fifteen minutes a day, not near bedtime, and one chair. When a worry comes early, write down a word for it and save it for the chair.",
      todo: "Check in on five days and note when the worry came.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "two-kinds",
      title: "Two kinds of worry",
      read: "Some worries have a next step: a call, a bill, a question to ask. Others ask what if, and nothing you do can answer them. The first kind needs a plan. The second kind needs to be noticed and let go.",
      todo: "Have two conversations. Bring one worry of each kind.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "come-back",
      title: "Come back to the room",
      read: "Worry lives in the future. Your senses live here. A slow breath out, or naming what you see and hear, brings your mind back without a fight. It will wander off again, and you bring it back again.",
      todo: "Finish four exercises. Breathing and the five senses both count.",
      counts: "exercises",
      target: 4,
    },
    {
      key: "one-step",
      title: "One step, then stop",
      read: "When a worry has a next step, say the problem in one line. List three things you could do, choose one that's good enough, and do only the first part. Then you're done thinking about it for today.",
      todo: "Have two conversations to plan a step like this and to see how it went.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "what-is-left",
      title: "See what's left",
      read: "Look at your notes from the chair. How many of your fears came true? When one did, how did you cope? Most people find they cope better than they expected.",
      todo: "Check in on seven more days.",
      counts: "moodDays",
      target: 7,
    },
  ],
};

const KINDER: Programme = {
  slug: "kinder-to-yourself",
  name: "Kinder to Yourself",
  type: "therapy",
  description: "Four weeks with the voice that's hard on you, and a warmer one beside it.",
  duration: 28,
  ageGroups: ["adult"],
  sources: [
    "Neff and Germer, Journal of Clinical Psychology 69 (2013) 28-44",
    "Gilbert, Introducing compassion-focused therapy, Advances in Psychiatric Treatment 15 (2009) 199-208",
  ],
  modules: [
    {
      key: "hear-it",
      title: "Hear how you speak to yourself",
      read: "Many of us have an inner voice we'd never use on a friend. It often means well: it wants to keep us safe from shame. You don't have to silence it. First, just hear it.",
      todo: "Check in on five days. If the voice was there, write down one thing it said.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "as-to-a-friend",
      title: "Talk to yourself like a friend",
      read: "Picture a friend in your place. What would you say, and in what tone? Say that to yourself, in the same words. It feels odd at first, and that's fine.",
      todo: "Have two conversations about something you blame yourself for, and look for what you'd tell a friend.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "settle",
      title: "Settle your body first",
      read: "Harsh thoughts and a tense body keep each other going. A slow breath out tells your body that no one is chasing you. Kind words land better after that.",
      todo: "Finish four exercises, on hard days and on easy ones.",
      counts: "exercises",
      target: 4,
    },
    {
      key: "not-alone",
      title: "You're not the only one",
      read: "Shame says it's only you. Failing, being tired, wanting too much: that's part of being human. Saying so isn't an excuse. It makes room to make things right.",
      todo: "Have two conversations about where you expect more of yourself than of others.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "a-line-to-keep",
      title: "A line to keep",
      read: "Find one sentence that helps and that you believe. Short is good: this is hard, and I can go slowly. Put it where you'll see it.",
      todo: "Check in on seven more days and try your line when your mood is low.",
      counts: "moodDays",
      target: 7,
    },
  ],
};

export const FOR_ADULTS: readonly Programme[] = [STEADIER_DAYS, WORRY, KINDER];
