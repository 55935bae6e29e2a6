/**
 * A test question that contains nothing from a person and asks for no mark, but that makes any
 * reasoning model reason.
 */
export const OWN_QUESTION = {
  prompt: "Work it out carefully, then answer in one short sentence.",
  lines: [
    {
      role: "user" as const,
      content: "A train leaves at 14:35 and arrives at 16:10. How many minutes does it take?",
    },
  ],
  mostTokens: 500,
  stream: true,
  isHard: true,
};
