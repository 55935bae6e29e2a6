import type { Conversation } from "./story";

export const MAYA_CONVERSATIONS: readonly Conversation[] = [
  {
    slug: "first-evening",
    title: "Awake at four",
    mood: "anxious",
    daysAgo: 41,
    at: "21:45",
    summary:
      "Waking early since the new role. Chose to write worries down before bed instead of sorting them in it.",
    lines: [
      [
        "user",
        "I keep waking up at 4 and then I lie there going through everything I might do wrong the next day.",
      ],
      [
        "assistant",
        "Four in the morning is a lonely hour to be holding a whole day that has not happened yet. When it started, was there anything that changed around that time?",
      ],
      [
        "user",
        "I became team lead two weeks ago. Everybody says congratulations and I feel like I tricked them.",
      ],
      [
        "assistant",
        "So there is a new role, kind words from outside, and inside a sense of having tricked people. What goes through your mind first when you open your eyes at four?",
      ],
      [
        "user",
        "That somebody will ask me something and I won't know, and they'll see it was a mistake to pick me.",
      ],
      [
        "assistant",
        "That thought works hard for four in the morning. Some people find it easier to give it a place earlier: ten minutes on paper in the evening, one worry per line, and next to it the next step or the word 'later'. Would you be curious to try that for three nights?",
        "Write tonight's worries down",
        "Three-minute breathing space",
      ],
      ["user", "Ten minutes I can do. I'll try. I want to sleep through the night again."],
      [
        "assistant",
        "Good, as an experiment and nothing to pass or fail. Tell me what you notice, also if what you notice is that it was a silly idea.",
      ],
    ],
  },
  {
    slug: "dishes",
    title: "The dishes were not about the dishes",
    mood: "angry",
    daysAgo: 37,
    at: "22:20",
    lines: [
      ["user", "I shouted at my partner over plates. I feel awful."],
      [
        "assistant",
        "It sounds as if the anger went quickly and the guilt stayed. What had the day been like before the plates?",
      ],
      ["user", "Meetings until 7, no lunch, my mother called twice. And then the sink."],
      [
        "assistant",
        "No food, no pause, and then one more thing that asked something of you. If the shouting had used calmer words, what would it have said?",
      ],
      ["user", "I'm drowning and I need you to notice without me asking."],
      [
        "assistant",
        "That is a clear sentence. Part of it he may be able to do, and part is hard for anyone, noticing without being asked. Is there a piece of it you would want to tell him tomorrow, when neither of you is hungry?",
        "Rehearse what I want to say",
      ],
      [
        "user",
        "Maybe: I'm drowning, could you take the kitchen this week. And sorry for the volume. My partner Noah is patient with me.",
      ],
      [
        "assistant",
        "That has the need, the request and the repair in it. I would leave it just as plain as that.",
      ],
    ],
  },
  {
    slug: "the-review",
    title: "What actually happened in the review",
    mood: "happy",
    daysAgo: 35,
    at: "20:05",
    summary:
      "Compared the feared review with the real one; saw that preparation was mistaken for proof of incompetence.",
    lines: [
      [
        "user",
        "So I wrote the review down like we said. What I expected: they'd find out. What happened: two questions, I knew one and looked up the other.",
      ],
      [
        "assistant",
        "You put the forecast beside the weather. When you look at the two columns, what stands out?",
      ],
      ["user", "That not knowing one thing was just... normal. Nobody flinched."],
      ["assistant", "Nobody flinched. What does that say about the thought that you tricked them?"],
      ["user", "That it's more like a mood than a fact."],
      [
        "assistant",
        "A mood that talks in facts. It will probably be back before the next big day; would it help to keep this page where you can find it then?",
        "Keep this as a note to myself",
      ],
      ["user", "It's a photo on my phone now. Writing my worries down helps me."],
    ],
  },
  {
    slug: "two-leaving",
    title: "Two people are leaving",
    mood: "sad",
    daysAgo: 25,
    at: "20:55",
    summary:
      "Grief and self-blame when two team members left. Not alone with it: told Noah and her own manager.",
    lines: [
      ["user", "Two people resigned this week. I cried in the car park."],
      [
        "assistant",
        "I'm glad you told me. Losing two people in a week is a lot, and crying before walking in is a way of walking in. What hurts most about it?",
      ],
      ["user", "That it's because of me. I've only been lead for a month."],
      [
        "assistant",
        "That is a heavy thing to carry. Have they said what made them go, or is that the part your mind fills in?",
      ],
      [
        "user",
        "One is moving to her girlfriend's city. The other got more money. So neither said it. I just feel it.",
      ],
      [
        "assistant",
        "Both are true at once: their reasons, and the feeling. If a friend led that team for a month and told you this, what would you want her to hear?",
      ],
      ["user", "That people leave. And that it's ok to be sad because she liked them."],
      [
        "assistant",
        "Sad because you liked them. That leaves out the verdict. Is there somebody near you who could hear that tonight, so that it isn't only you and me?",
        "Tell Noah",
        "Kind inner voice",
      ],
      [
        "user",
        "Noah's home. I'll tell him. I think I also want to ask my boss how she handled it.",
      ],
      [
        "assistant",
        "Both sound like good company for this. You don't have to be finished being sad by tomorrow.",
      ],
    ],
  },
  {
    slug: "kitchen-phone",
    title: "The phone sleeps in the kitchen",
    mood: "neutral",
    daysAgo: 20,
    at: "20:35",
    lines: [
      ["user", "I scroll until one and then wonder why I'm tired. I know it's stupid."],
      [
        "assistant",
        "It may be less stupid than tired: after a day of answering to people, one in the morning belongs to nobody. What does the scrolling give you?",
      ],
      ["user", "Not having to be anyone for a bit."],
      [
        "assistant",
        "That's worth having. Is there a version of being no one for a bit that costs less sleep?",
      ],
      [
        "user",
        "Bath. Or the audiobook my sister gave me. If the phone's in the kitchen I can't negotiate. Breathing exercises don't help me at that hour.",
      ],
      [
        "assistant",
        "Phone in the kitchen, bath or book, and no negotiating. Which evening do you want to begin?",
        "Plan my wind-down",
      ],
      ["user", "Tonight. Before I think about it."],
    ],
  },
  {
    slug: "diwali",
    title: "Going home for Diwali, or not",
    mood: "confused",
    daysAgo: 17,
    at: "21:30",
    lines: [
      [
        "user",
        "My mother wants us for a week at Diwali. I love it and I come back exhausted every time.",
      ],
      [
        "assistant",
        "Love and exhaustion in the same suitcase. When you picture that week, which moments do you look forward to?",
      ],
      [
        "user",
        "The lamps, the kitchen with my aunts, everybody too loud. And then day four, when they start on children.",
      ],
      [
        "assistant",
        "So there's a Diwali you want, and a day four. What would it look like to take the first and leave the second?",
      ],
      ["user", "Two nights. Our own room. Leave while it's still good. She'll be hurt though."],
      [
        "assistant",
        "She may be, for a moment, and you may both survive it. How could she hear that the two nights come from wanting to be there?",
      ],
      [
        "user",
        '"I want to light the lamps with you, so I\'m coming for the two nights that matter most." Something like that.',
      ],
      [
        "assistant",
        "That tells her what you're coming for. You can decide on the rest when you hear how it sounds aloud.",
      ],
    ],
  },
  {
    slug: "nani",
    title: "Nani's dal",
    mood: "sad",
    daysAgo: 9,
    at: "22:05",
    lines: [
      ["user", "My grandmother died two years ago today. I made her dal and it tasted wrong."],
      [
        "assistant",
        "Two years today. Thank you for telling me about her. What was it about her dal that was hers?",
      ],
      [
        "user",
        "She never measured anything. And she'd burn the cumin a little, on purpose, and deny it.",
      ],
      [
        "assistant",
        "I can nearly hear her deny it. What did it feel like to stand at the stove and have it come out wrong?",
      ],
      ["user", "Like losing her again. Then I laughed, because I hadn't burnt the cumin."],
      [
        "assistant",
        "Grief and a laugh in one pot. Would you like to make it again one day with the cumin burnt, perhaps with somebody who knew her?",
      ],
      [
        "user",
        "With Mum, at Diwali. Yes. I'd like that a lot. I have a presentation in four days, I'll cook after that.",
      ],
    ],
  },
  {
    slug: "six-weeks",
    title: "Looking back on six weeks",
    mood: "happy",
    daysAgo: 1,
    at: "20:30",
    lines: [
      ["user", "Apparently it's been six weeks of this. I looked at the bars on the dashboard."],
      ["assistant", "What did you see when you looked?"],
      ["user", "That the bad week had an end. When I was in it I didn't believe that."],
      [
        "assistant",
        "That's a thing worth knowing from the inside. What did you do in that week that you'd want to remember?",
      ],
      ["user", "Told people. Walked. Went to bed. Nothing clever."],
      [
        "assistant",
        "Told people, walked, went to bed. Nothing clever, and you did it on the heavy days. Where could you keep those three words for the next time?",
        "Add this to my safety plan",
      ],
      ["user", "On the fridge, honestly."],
      [
        "assistant",
        "The fridge is a fine place. And if a week comes that these three can't hold, that's the time to let a person in early: Noah, Priya, or a professional.",
      ],
    ],
  },
];
