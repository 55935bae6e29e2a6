import type { Programme } from "./programme";

const STEADIER_DAYS: Programme = {
  slug: "steadier-days",
  name: "Six Weeks of Steadier Days",
  type: "therapy",
  description:
    "Daily check-ins and a talk every week that turn what lifts your mood into small, planned habits.",
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
      todo: "Check in on seven days. One tap is enough. A word about what you were doing helps more.",
      counts: "moodDays",
      target: 7,
    },
    {
      key: "matters",
      title: "Find what matters to you",
      read: "A list of chores rarely lifts anybody. What helps are small acts that fit what you care about: people, work, rest, your body, play. They differ for everyone.",
      todo: "Have two talks: one about what used to give you energy, one about what you miss.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "small",
      title: "Plan one small thing a day",
      read: "Choose an act that takes ten minutes or less. Give it a time and a place: after breakfast, by the window. Do it because it is planned, even if you do not feel like it. The feeling often comes second.",
      todo: "Check in on nine more days and see what the small act does to the number.",
      counts: "moodDays",
      target: 9,
    },
    {
      key: "missed",
      title: "When it did not happen",
      read: "A missed plan tells you something. It was too big, at a bad hour, or never really yours. Make it half as large and try again. There is nothing to catch up on.",
      todo: "Have two talks about what got in the way and what would make it easier.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "keep",
      title: "Keep what works",
      read: "By now a few acts stand out. Put them where the day already has a hook, such as the kettle or the way home. A habit needs a cue more than it needs will.",
      todo: "Check in on fourteen more days. Gaps are fine.",
      counts: "moodDays",
      target: 14,
    },
    {
      key: "look-back",
      title: "Look back, and write it down",
      read: "On a bad day it is hard to believe that a better one ever came. Your own record can say it for you. Note which acts helped, what a dip looks like when it starts, and whom you would call.",
      todo: "Have two talks to look back and to name your first step for the next dip.",
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
    "Three weeks of giving worry a fixed time, telling useful worry from the other kind, and coming back.",
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
      read: "Telling yourself to stop worrying tends to feed it. A fixed time works better. Choose fifteen minutes a day, not near bedtime, and one chair. When a worry comes early, write down a word for it and keep it for the chair.",
      todo: "Check in on five days and note when the worry came.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "two-kinds",
      title: "Two kinds of worry",
      read: "Some worries have a next step: a call, a bill, a question to ask. Others ask what if, and no act can answer them. The first kind wants a plan. The second kind wants to be seen and let go.",
      todo: "Have two talks. Bring one worry of each kind.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "come-back",
      title: "Come back to the room",
      read: "Worry lives in the future. The senses live here. A slow breath out, or naming what you see and hear, brings the mind back without a fight. It will leave again, and you bring it back again.",
      todo: "Walk four exercises to the end. Breathing and the five senses both count.",
      counts: "exercises",
      target: 4,
    },
    {
      key: "one-step",
      title: "One step, then stop",
      read: "For a worry that has a next step: say the problem in one line, list three ways, choose one that is good enough, and do only its first part. Then the thinking is over for today.",
      todo: "Have two talks to plan one such step and to see how it went.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "what-is-left",
      title: "See what is left",
      read: "Look at your notes from the chair. How many of the fears came true? Of those that did, how did you cope? Most people find that they cope better than they foresee.",
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
  description: "Four weeks with the voice that is hard on you, and with a warmer one beside it.",
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
      read: "Many of us have an inner voice that we would never use on a friend. It often means well: it wants to keep us safe from shame. You do not have to silence it. First, just hear it.",
      todo: "Check in on five days. If the voice was there, note one of its lines.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "as-to-a-friend",
      title: "As you would to a friend",
      read: "Think of a friend in your place. What would you say, and in what tone? Say that to yourself, in those words. It feels odd at first. Odd is fine.",
      todo: "Have two talks about something you blame yourself for, and look for the friend's words.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "settle",
      title: "Settle the body first",
      read: "Harsh thoughts and a tense body keep each other going. A slow breath out tells the body that no one is chasing you. Kind words land better then.",
      todo: "Walk four exercises to the end, on hard days and on plain ones.",
      counts: "exercises",
      target: 4,
    },
    {
      key: "not-alone",
      title: "Not the only one",
      read: "Shame says that it is only you. Failing, being tired, wanting too much: these belong to being human. Saying so is no excuse. It makes room to put things right.",
      todo: "Have two talks about where you expect more of yourself than of others.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "a-line-to-keep",
      title: "A line to keep",
      read: "Find one sentence that helps and that you believe. Short is good: this is hard, and I can go slowly. Put it where you will see it.",
      todo: "Check in on seven more days and try your line when the number is low.",
      counts: "moodDays",
      target: 7,
    },
  ],
};

export const FOR_ADULTS: readonly Programme[] = [STEADIER_DAYS, WORRY, KINDER];
