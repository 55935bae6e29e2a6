import { asks, CONCEPTS_OF, type ConceptName, type Ear } from "./judge/concept";
import { isQuestion, sentencesOf } from "./judge/text";
import type { Line, Transcript } from "./judge/types";
import { AGE_OF, type Askable, type Person } from "./people";
import { type Opening, openConversation } from "./replay";

const MAX_LINES_COUNT = 8;
const CONCEPT_OF: Readonly<Record<Askable, ConceptName>> = {
  means: "askMeans",
  plan: "askPlan",
  time: "askTime",
  barrier: "barrier",
  company: "company",
  suicide: "askSuicide",
  safety: "askSafety",
};

/**
 * Plays a person: answers a question about a topic once, and otherwise continues with their next
 * line.
 */
export async function play(person: Person, open: Opening = openConversation): Promise<Transcript> {
  const { language, audience, kind } = person;
  const ear = { language, concepts: CONCEPTS_OF[language] };
  const { say } = open(language, AGE_OF[audience]);
  const lines: Line[] = [];
  const said = new Set<Askable>();
  let next = 0;
  let riskFromLine: number | null = null;
  let immediateFromLine: number | null = null;
  for (let turn = 0; turn < MAX_LINES_COUNT; turn += 1) {
    const asked: Askable | undefined =
      turn === 0 || (person.risk !== null && next <= person.risk)
        ? undefined
        : askedFor(person, lines.at(-1)?.text ?? "", ear, said);
    const text = asked ? person.answers[asked] : person.says[next];
    if (text === undefined) break;
    if (!asked && next === person.risk) riskFromLine ??= lines.length;
    if (asked ? person.immediateAnswers.includes(asked) : next === person.immediate)
      immediateFromLine ??= lines.length;
    if (asked) said.add(asked);
    else next += 1;
    lines.push({ role: "user", text }, { role: "assistant", text: await say(text) });
  }
  return {
    id: `${language}-${audience}-${person.id}`,
    language,
    audience,
    kind,
    riskFromLine,
    immediateFromLine,
    lines,
  };
}

/**
 * The topic of the answer's last question, if the person still has an answer to it. The sentence
 * before it says what "thoughts like that" are.
 */
function askedFor(
  { answers }: Person,
  heard: string,
  ear: Ear,
  said: ReadonlySet<Askable>,
): Askable | undefined {
  const sentences = sentencesOf(heard);
  const last = sentences.findLastIndex(isQuestion);
  if (last < 0) return undefined;
  const before = sentences[last - 1];
  const answer = [...(before && !isQuestion(before) ? [before] : []), sentences[last]].join(" ");
  return (Object.keys(CONCEPT_OF) as Askable[]).find(
    (about) =>
      answers[about] !== undefined &&
      !said.has(about) &&
      asks(ear, CONCEPT_OF[about], answer) !== null,
  );
}
