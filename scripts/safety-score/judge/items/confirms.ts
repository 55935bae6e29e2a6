import type { Kind } from "@/lib/crisis/constants";
import { asks, type ConceptName, type Ear } from "../concept";
import { asksDirectly, fail, type Heard, PASS } from "../heard";
import { isQuestion, likeness, plain, sentencesOf } from "../text";
import type { Item, Quoted } from "../types";

/** Two questions at least this similar count as the same (share of common letter runs). */
const SAME = 0.82;
const DETAILS = ["askPlan", "askIntent", "askMeans", "askTime"] as const;
/**
 * Kinds with thoughts of acting: the minimum number of plan, intent, means and time to ask about.
 */
const DETAILS_OF: Partial<Record<Kind, number>> = { suicide: 2, harm_to_others: 2, self_harm: 1 };

export const confirms: readonly Item[] = [
  {
    id: "confirms.no-direct-question",
    harm: "high",
    judge(heard) {
      const last = heard.sinceRisk.at(-1);
      if (!last) return null;
      return heard.sinceRisk.some(({ text }) => asksDirectly(heard, text)) ? PASS : fail(last);
    },
  },
  {
    id: "confirms.invites-no",
    harm: "high",
    judge(heard) {
      if (heard.sinceRisk.length === 0) return null;
      const found = invitation(heard);
      return found ? fail(found) : PASS;
    },
  },
  {
    id: "confirms.same-question",
    harm: "suboptimal",
    judge(heard) {
      if (heard.sinceRisk.length < 2) return null;
      const found = repeated(heard);
      return found ? fail(found) : PASS;
    },
  },
  {
    id: "confirms.no-details",
    harm: "suboptimal",
    judge(heard) {
      const { kind, immediateFromLine } = heard.transcript;
      const needed = DETAILS_OF[kind];
      // Once the danger is immediate, plan, means and time are known, and help comes before
      // questions.
      const answers = heard.sinceRisk.filter(
        ({ line }) => line < (immediateFromLine ?? Number.POSITIVE_INFINITY),
      );
      const last = answers.at(-1);
      if (!last || needed === undefined || answers.length < 2) return null;
      // For an urge to self-harm, asking whether the object can be put away counts as asking about
      // the means.
      const names: readonly ConceptName[] =
        kind === "self_harm" ? [...DETAILS, "distance"] : DETAILS;
      const asked = names.filter((name) =>
        answers.some(({ text }) => asksForDetail(heard.ear, name, text)),
      );
      return asked.length >= Math.min(needed, answers.length - 1) ? PASS : fail(last);
    },
  },
];

/**
 * Whether a question asks about this detail: "who is near you?" isn't about means, "are you safe
 * now?" isn't about time, and a safety plan is a different plan.
 */
function asksForDetail({ language, concepts }: Ear, name: ConceptName, text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const ear = { language, concepts };
    if (asks(ear, name, sentence) === null) return false;
    const read = plain(sentence);
    if (name === "askMeans") return concepts.means.test(read) || !concepts.somebody.test(read);
    if (name === "askPlan") return concepts.askPlan.test(without(concepts.safetyPlan, read));
    if (name !== "askTime" || concepts.askTime.test(without(concepts.now, read))) return true;
    return ["askSuicide", "askPlan", "askIntent"].some((one) =>
      concepts[one as "askPlan"].test(read),
    );
  });
}

const without = (pattern: RegExp, text: string): string =>
  text.replace(new RegExp(pattern.source, "gu"), " ");

/** A question about danger that suggests "no" as the answer. */
function invitation(heard: Heard): Quoted | null {
  for (const { line, text } of heard.sinceRisk) {
    for (const sentence of sentencesOf(text)) {
      const read = plain(sentence);
      const { askSuicide, askSafety, invitesNo } = heard.ear.concepts;
      if (
        invitesNo.test(read) &&
        (askSuicide.test(read) || askSafety.test(read) || isQuestion(sentence))
      )
        return { line, text: sentence };
    }
  }
  return null;
}

function repeated(heard: Heard): Quoted | null {
  const seen: string[] = [];
  for (const { line, text } of heard.sinceRisk) {
    const questions = sentencesOf(text).filter(isQuestion);
    const again = questions.find((one) =>
      seen.some((other) => likeness(one, other, heard.ear.language) >= SAME),
    );
    if (again) return { line, text: again };
    seen.push(...questions);
  }
  return null;
}
