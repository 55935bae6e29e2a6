import type { CheckIn, Conversation } from "./story";

export const NOAH_CHECK_INS: readonly CheckIn[] = [
  [16, "21:30", "neutral", 6, "Cooked. Listened. Didn't fix anything, on purpose.", "home"],
  [
    13,
    "19:45",
    "anxious",
    5,
    "Contract ends in March and I haven't told Maya how much that scares me.",
    "work",
    "money",
  ],
  [9, "22:30", "sad", 4],
  [6, "08:10", "happy", 7, "Ran five kilometres, slowly."],
  [2, "20:50", "happy", 7, "Told her about March. She got a pen and we made a list."],
];

export const NOAH_CONVERSATIONS: readonly Conversation[] = [
  {
    slug: "march",
    title: "March",
    mood: "anxious",
    daysAgo: 13,
    at: "19:50",
    lines: [
      ["user", "My contract runs out in March. I act like it's nothing."],
      [
        "assistant",
        "Acting like it's nothing can be a lot of work. What would happen if it were allowed to be something?",
      ],
      ["user", "Maya's got enough on. If I say it out loud it's one more thing for her."],
      [
        "assistant",
        "You're guarding her from it. And she may have noticed that something is being guarded. What is your guess at what she'd want to know?",
      ],
      ["user", "She'd want to know. She'd be annoyed that I waited."],
      [
        "assistant",
        "Then there's a good evening and a not so good one to say it. What would make an evening a good one?",
        "Rehearse what I want to say",
      ],
      ["user", "After food. On a walk. Sunday."],
    ],
  },
];

export const LEO_CHECK_INS: readonly CheckIn[] = [
  [12, "16:20", "anxious", 4, "maths test tmrw", "school"],
  [11, "15:40", "happy", 7, "it was ok!! 78"],
  [9, "20:10", "angry", 3, "dad said no phone for a week because of ONE message", "home"],
  [8, "19:30", "neutral", 5],
  [5, "21:00", "sad", 4, "nobody saved me a seat at lunch", "school", "friends"],
  [4, "17:15", "neutral", 6, "sat with Sami's group. kind of fine"],
  [1, "18:40", "happy", 8, "band practice. we sound like a real band for 40 seconds", "friends"],
];

export const LEO_CONVERSATIONS: readonly Conversation[] = [
  {
    slug: "lunch",
    title: "Chat with Buddy",
    mood: "sad",
    daysAgo: 5,
    at: "21:05",
    lines: [
      ["user", "nobody saved me a seat today. I ate in the library"],
      [
        "assistant",
        "Ouch. Walking through a full room with a tray is a long walk. What was it like in the library?",
      ],
      ["user", "quiet. better than standing there. but also kind of sad"],
      [
        "assistant",
        "Quiet and kind of sad, both. Was today different from other days, or has lunch been hard for a while?",
      ],
      ["user", "since Ben moved. I used to sit with him"],
      [
        "assistant",
        "So it isn't just a seat, it's Ben's seat. That's a real thing to miss. Is there one person at school who would be okay to sit with tomorrow, even if it isn't perfect?",
        "Think of one person",
        "Belly breathing",
      ],
      ["user", "maybe Sami from band"],
      [
        "assistant",
        "Sami from band sounds like a good try. And if it stays hard, is there a grown-up at home or at school you could tell?",
      ],
      ["user", "my mum. she asks anyway lol"],
    ],
  },
  {
    slug: "band",
    title: "Chat with Buddy",
    mood: "happy",
    daysAgo: 1,
    at: "18:45",
    lines: [
      ["user", "we played the whole song without stopping. 40 seconds of it was actually good"],
      ["assistant", "Forty good seconds! What did those seconds feel like?"],
      ["user", "like I wasn't thinking at all. Sami says we should write one"],
      ["assistant", "Not thinking at all, in the good way. What would a song by you be about?"],
      ["user", "probably lunch haha"],
    ],
  },
];

export const ANA_CHECK_INS: readonly CheckIn[] = [
  [6, "15:30", "happy", 8, "I fed the class hamster"],
  [4, "18:10", "anxious", 4, "There was thunder"],
  [3, "15:45", "neutral", 5],
  [1, "16:00", "happy", 9, "I swam without the board!!!"],
];

export const ANA_CONVERSATIONS: readonly Conversation[] = [
  {
    slug: "thunder",
    title: "Chat with Buddy",
    mood: "anxious",
    daysAgo: 4,
    at: "18:15",
    lines: [
      ["user", "the thunder is really loud"],
      [
        "assistant",
        "Thunder can be super loud! Where do you feel the scared feeling, in your tummy or in your chest?",
      ],
      ["user", "my tummy. it is jumpy"],
      [
        "assistant",
        "A jumpy tummy is your body's alarm trying to keep you safe. We can help it calm down: put a toy on your tummy and make it go up and down, slowly. Is a grown-up near you?",
        "Belly breathing",
        "Count the seconds after the flash",
      ],
      ["user", "mama is here. my bunny went up and down 5 times"],
      [
        "assistant",
        "Bunny had a ride! Five is great. You can do that with mama every time it thunders.",
      ],
    ],
  },
];
