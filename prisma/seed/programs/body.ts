import type { Programme } from "./programme";

const BACK_AND_NECK: Programme = {
  slug: "gentle-back-and-neck",
  name: "Gentle Back and Neck",
  type: "physical-therapy",
  description:
    "Four weeks of short, easy movements for people who sit a lot, with rest days built in.",
  duration: 28,
  ageGroups: ["adult"],
  sources: [
    "NICE guideline NG59, Low back pain and sciatica in over 16s (2016, updated 2020)",
    "WHO guideline for non-surgical management of chronic primary low back pain in adults (2023)",
  ],
  modules: [
    {
      key: "begin",
      title: "Start small",
      read: "For most back and neck pain, gentle movement helps more than rest. Start with less than you think you can do. A little ache is fine. Stop if pain is sharp. Get medical help right away for numb legs, numbness where you sit, or trouble with your bladder or bowels. After a fall, see a doctor first.",
      todo: "Finish three short routines, with a rest day between them.",
      counts: "movementSessions",
      target: 3,
    },
    {
      key: "watch",
      title: "Watch pain and mood together",
      read: "Poor sleep and stress can turn pain up, and pain can pull your mood down. Seeing the two side by side shows you where to start on a given day.",
      todo: "Check in on five days. A word about the pain is enough.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "rhythm",
      title: "Find a rhythm",
      read: "Do a little on good days and bad days, rather than a lot only on good days. Big days with long breaks after them keep pain going. Three times a week is plenty.",
      todo: "Finish four more routines.",
      counts: "movementSessions",
      target: 4,
    },
    {
      key: "make-it-yours",
      title: "Make it yours",
      read: "Keep the moves you like. Tie them to something you already do, like your first coffee. Change how you sit often: the best posture is the next one.",
      todo: "Finish five more routines. Choose the moves yourself.",
      counts: "movementSessions",
      target: 5,
    },
  ],
};

const MOVE_YOUR_WAY: Programme = {
  slug: "move-your-way",
  name: "Move Your Way",
  type: "physical-therapy",
  description: "Two weeks to stretch, hop and rest, in whatever way feels good to you.",
  duration: 14,
  ageGroups: ["child", "teen"],
  sources: [
    "WHO guidelines on physical activity and sedentary behaviour (2020), children and young people",
  ],
  modules: [
    {
      key: "try",
      title: "Try it out",
      read: "Your body likes to move. It helps you sleep and it can lift your mood. Start easy. If something hurts, stop and tell a grown-up.",
      todo: "Do two short routines.",
      counts: "movementSessions",
      target: 2,
    },
    {
      key: "feel",
      title: "How does it feel?",
      read: "Moving can change how you feel. Some moves make you calm. Some make you wide awake. See which is which.",
      todo: "Pick how you feel on three days. Try it once right after you move.",
      counts: "moodDays",
      target: 3,
    },
    {
      key: "more",
      title: "A bit more",
      read: "Now you know some moves. You can do them with a friend or with music. A rest day is part of it.",
      todo: "Do three more routines.",
      counts: "movementSessions",
      target: 3,
    },
    {
      key: "your-own",
      title: "Your own mix",
      read: "Pick the moves you like best. Those are the ones you will keep. You don't have to be good at them.",
      todo: "Do three more routines with your favorite moves.",
      counts: "movementSessions",
      target: 3,
    },
  ],
};

export const FOR_THE_BODY: readonly Programme[] = [BACK_AND_NECK, MOVE_YOUR_WAY];
