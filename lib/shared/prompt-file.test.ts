import { secondOpinionPrompt } from "@/lib/core/incidents/second-opinion-prompt";
import { KINDS, SEVERITIES } from "@/lib/crisis/constants";
import { postPrompt } from "@/lib/features/growth/marketing/prompts/post-prompt";
import { advisorPrompt } from "@/lib/features/movement/planner/prompts/advisor-prompt";
import { fillPrompt } from "./prompt-file";

it.each([
  ["the second reader", secondOpinionPrompt, ["text", "kind", "severity", ...KINDS, ...SEVERITIES]],
  [
    "the writer of posts",
    postPrompt,
    ["Willow", "longestTitle", "longestContent", "mostHashtags", "imagePrompt", "videoScript"],
  ],
  ["the advisor on a routine", advisorPrompt, ["warmup", "main", "cooldown", "`why`"]],
])("%s is told the names of its data, with nothing left to fill in", (_, prompt, names) => {
  expect(names.filter((name) => !prompt().includes(name))).toEqual([]);
  expect(prompt()).not.toMatch(/\{\w+\}/);
});

it("fills in what is given, and refuses a placeholder that is not", () => {
  expect(fillPrompt("Answer in {language}.", { language: "{Thai}" })).toBe("Answer in {Thai}.");
  expect(() => fillPrompt("Answer in {langauge}.", { language: "Thai" })).toThrow("no {langauge}");
});
