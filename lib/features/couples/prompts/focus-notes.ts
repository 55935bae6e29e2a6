import type { Focus } from "../constants";

/** Notes for the model on the topic the couple chose. */
export const FOCUS_NOTES: Record<Focus, string> = {
  communication: "How they tell each other things and how they listen.",
  conflict: "How their quarrels begin, run and end, and what returns in them.",
  intimacy:
    "Closeness with and without touch; each may want and each may decline, and no is never argued with.",
  trust: "What makes each able to rely on the other; small promises that are kept.",
  future: "Hopes and plans, spoken and unspoken, and where they meet.",
  family: "Families of origin and relatives: customs, borders, standing by each other.",
  finance: "What money means to each, and what they want to decide together. No financial advice.",
  premarital: "What they have not asked each other before they marry or move together.",
  divorce:
    "Parting, or the question of it: respect, protection of children, calm talks. No legal advice.",
  infidelity:
    "A breach of an agreement: room for hurt and for questions, no interrogation, no forced forgiving.",
  addiction:
    "Living with a substance or a habit: limits, good days, help from outside. No treatment advice.",
  blended_family: "Children of earlier relationships: roles, rules, time as a couple.",
  lgbtq: "Their life as a couple in the world around them.",
  polyamory: "Their agreements with each other and with further partners.",
  long_distance: "Living apart: contact, trust, the next meeting.",
  general: "Whatever the two bring.",
};
