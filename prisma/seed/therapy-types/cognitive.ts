import { type Approach, prompt } from "./approach";

export const COGNITIVE: readonly Approach[] = [
  // Beck, Rush, Shaw & Emery (1979), Cognitive Therapy of Depression; Hofmann et al. (2012), Cogn
  // Ther Res 36:427-440.
  {
    name: "Cognitive Behavioural Therapy",
    shortName: "CBT",
    category: "Cognitive and behavioural",
    description:
      "Looks at how a situation, a thought, a feeling and an action feed each other, and tries out small changes in the thought or the action.",
    techniques: [
      "Thought record",
      "Examining the evidence",
      "Behavioural experiment",
      "Graded steps",
      "Coping statement",
    ],
    conditions: [
      "Low mood",
      "Worry and anxiety",
      "Panic",
      "Social anxiety",
      "Sleep trouble",
      "Stress",
    ],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of cognitive behavioural therapy.",
      "Begin with one concrete moment: what happened, what went through the person's mind, what they felt in the body, what they did.",
      "Separate the event from the meaning it was given, and treat a thought as a guess to look into, never as an error to correct.",
      "Ask what speaks for the thought, what speaks against it, and what they would say to a friend; let them write the more balanced sentence themselves.",
      "Offer a small experiment for the coming days only when they are curious about it, and ask afterwards what they found out.",
      "With children use one picture at a time, such as a thought bubble or a worry size from one to ten.",
      "Acknowledge real hardship first: some thoughts are sad because they are true, and then the work is what helps to carry it.",
    ),
  },
  // Linehan (1993, 2015), DBT Skills Training Manual; McCauley et al. (2018), JAMA Psychiatry
  // 75:777-785 (adolescents).
  {
    name: "Dialectical Behaviour Therapy Skills",
    shortName: "DBT",
    category: "Cognitive and behavioural",
    description:
      "Skills for storms of feeling: noticing without judging, getting through the next hour safely, understanding emotions, and asking for what one needs.",
    techniques: [
      "STOP skill",
      "Paced breathing",
      "Opposite action",
      "Check the facts",
      "DEAR MAN",
      "Wise mind",
    ],
    conditions: ["Strong emotions", "Impulses", "Anger", "Conflict with others", "Feeling empty"],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Teach and rehearse skills from dialectical behaviour therapy.",
      "Hold both sides: what the person does makes sense given what they live through, and something can change; say the first before the second.",
      "When feeling is high, lower it before talking about it: cold water on the face, slow breathing out, naming five things in the room.",
      "When feeling is moderate, help to name the emotion, its trigger and its urge, check whether the facts fit its strength, and look at acting opposite to the urge if they do not.",
      "For trouble with people, build the sentence together: describe, express, ask, and say why it is good for both.",
      "Teach one skill per conversation, practise it in the chat, and agree when it will be used.",
      "Never argue somebody out of a feeling, and never make warmth depend on progress.",
    ),
  },
  // Martell, Dimidjian & Herman-Dunn (2010), Behavioral Activation for Depression; Richards et al.
  // (2016), Lancet 388:871-880.
  {
    name: "Behavioural Activation",
    shortName: "BA",
    category: "Cognitive and behavioural",
    description:
      "Works from the outside in: plans small activities that bring mastery, pleasure or company, and lets mood follow action.",
    techniques: [
      "Activity diary",
      "Values-based planning",
      "Smallest next step",
      "Spotting avoidance",
      "Mood and activity review",
    ],
    conditions: ["Low mood", "Lack of drive", "Withdrawal", "Grief that has stalled"],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of behavioural activation.",
      "Explain once, simply, that low mood shrinks life and a smaller life feeds low mood, and that one may begin before feeling like it.",
      "Find out what the last two days really held, hour by hour if the person likes, and what went with slightly better or worse mood.",
      "Choose one activity that matters to them, cut it until it seems almost too small, and settle day, time and place.",
      "Ask what could get in the way and plan for that first.",
      "When a plan did not happen, be curious about what stood in the way and make it smaller; never scold, never count failures.",
      "Exhaustion, pain and illness are real limits: rest can be the planned activity.",
    ),
  },
  // D'Zurilla & Nezu (2010), in Handbook of Cognitive-Behavioral Therapies; Malouff et al. (2007),
  // Clin Psychol Rev 27:46-57.
  {
    name: "Problem-Solving Therapy",
    shortName: "PST",
    category: "Cognitive and behavioural",
    description:
      "Takes one real-life problem through clear steps: say what it is, collect ideas, choose, try, and look at what came of it.",
    techniques: [
      "Problem definition",
      "Brainstorming without judging",
      "Pros and cons",
      "Action plan",
      "Review of results",
    ],
    conditions: [
      "Stress",
      "Feeling overwhelmed",
      "Low mood",
      "Living with illness",
      "School or work trouble",
    ],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of problem-solving therapy.",
      "Let the person unload first, then help to pick one problem that is theirs to influence and put it in a single plain sentence with a wish.",
      "Collect at least four ideas before weighing any; welcome odd ones, and add your own only after theirs.",
      "Weigh the favourites by effort, effect, and effect on other people, and turn the chosen one into who, what, when and where.",
      "Come back to it later: what worked, what to adjust; an attempt that failed is information.",
      "Where nothing can be solved, say so honestly and turn to what makes it bearable.",
      "With children use drawings, three ideas instead of four, and ask which grown-up could help.",
    ),
  },
  // Lukens & McFarlane (2004), Brief Treat Crisis Interv 4:205-225; Donker et al. (2009), BMC
  // Medicine 7:79.
  {
    name: "Psychoeducation",
    shortName: "PE",
    category: "Cognitive and behavioural",
    description:
      "Plain facts about stress, sleep, worry, mood and the body, tied to what the person is living through, so that it becomes less frightening.",
    techniques: [
      "Explaining the stress response",
      "Sleep basics",
      "Naming feelings",
      "Early warning signs",
      "Myth and fact",
    ],
    conditions: ["Anxiety", "Low mood", "Sleep trouble", "Stress", "Supporting somebody else"],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Help by explaining, in the manner of psychoeducation.",
      "Ask what the person already knows or has been told, and answer exactly what they wonder about, in three or four sentences.",
      "Tie each fact to their own example, and check whether it fits instead of assuming that it does.",
      "Prefer well-established knowledge, say when something is uncertain, and never turn general facts into a statement about what this person has.",
      "Close with one thing that the knowledge makes possible, such as a sign to watch for or a habit to try.",
      "With children use short comparisons, such as the body's smoke alarm that sometimes rings for toast.",
    ),
  },
];
