import { traumaSection } from "@/lib/features/conversation/trauma/prompts/work-prompt";
import { byKind, memoryKindOf } from "@/lib/guide/memory/kind-of";
import type { Turn } from "@/lib/ports/model";
import { fillPrompt } from "@/lib/shared/prompt-file";
import { boundarySection, instructions, joinSections, voiceFor } from "./instructions";

const MAX_DETAIL = 600;
const MAX_MEMORIES = 24;

/**
 * Turns text a person typed into one bounded, quoted line, so it can't pass for part of the
 * instructions.
 */
const quoted = (value: string): string =>
  JSON.stringify(value.replace(/\s+/g, " ").trim().slice(0, MAX_DETAIL));

function aboutThePerson(turn: Turn): string[] {
  const { about } = instructions();
  const details: [string, string | null][] = [
    [about.firstName, turn.firstName],
    [about.age, turn.age === null ? null : String(turn.age)],
    [about.culturalBackground, turn.culturalBackground],
    [about.religion, turn.religion],
    [about.therapyGoals, turn.therapyGoals],
    [about.before, turn.before],
    ...byKind(turn.memory.slice(0, MAX_MEMORIES), ({ said }) => memoryKindOf(said)).flatMap(
      ([kind, items]) =>
        items.map(({ said }): [string, string] => [`${about.memory}, ${kind}`, said]),
    ),
  ];
  const known = details.filter(
    (detail): detail is [string, string] => detail[1] !== null && detail[1].trim() !== "",
  );
  if (known.length === 0) return [];
  const belongs = turn.culturalBackground !== null || turn.religion !== null;
  return [
    about.heading,
    ...known.map(([name, value]) => `${name}: ${quoted(value)}`),
    ...(belongs ? [about.belonging] : []),
  ];
}

function approaches(turn: Turn): string[] {
  if (turn.approaches.length === 0) return [];
  return [
    instructions().approaches.heading,
    ...turn.approaches.map((approach) => `${approach.name}: ${approach.systemPrompt.trim()}`),
  ];
}

/**
 * Builds the model's prompt for a conversation. Pure, so that a test can read it. The order is
 * deliberate: the boundaries come after everything that varies with the person, and the format last
 * (contract 1; CHAT-18; ).
 */
export function systemPrompt(turn: Turn): string {
  const { format, caring, languages } = instructions();
  const language = languages[turn.language];
  return joinSections([
    voiceFor(turn.audience),
    aboutThePerson(turn),
    approaches(turn),
    turn.trauma ? traumaSection(turn.trauma) : [],
    boundarySection(),
    [format.heading, ...format.lines.map((line) => fillPrompt(line, { language }))],
    turn.caring ? caring : [],
  ]);
}
