import { z } from "zod";
import {
  boundarySection,
  instructions,
  joinSections,
  named,
} from "@/lib/features/conversation/prompts/instructions";
import type { CoupleTurn, Turn } from "@/lib/ports/model";
import { PERSONA } from "@/lib/shared/product";
import { fillPrompt, promptFile, promptLines } from "@/lib/shared/prompt-file";
import { APPROACHES, type Approach, FOCI, type Focus } from "../constants";

const text = z.string().min(1);

/** Every sentence of the prompt below (content/en/prompts/couples.yaml). */
const couplesInstructions = promptFile(
  "couples",
  z.strictObject({
    voice: promptLines,
    about: z.strictObject({
      heading: text,
      speaker: text,
      listener: text,
      goal: text,
      shared: text,
    }),
    lead: z.strictObject({
      heading: text,
      always: z.strictObject({ name: text, joint: promptLines, private: promptLines }),
      approach: z.strictObject({ name: text, notes: z.record(z.enum(APPROACHES), text) }),
      focus: z.strictObject({ name: text, notes: z.record(z.enum(FOCI), text) }),
    }),
    format: z.strictObject({ heading: text, lines: promptLines }),
  }),
);

interface Work {
  readonly approach: Approach;
  readonly focus: Focus;
  readonly isPrivate: boolean;
}

/**
 * How the guide leads this conversation. Given to the leak check with the turn, so that no answer
 * repeats it.
 */
export function leadingNotes({ approach, focus, isPrivate }: Work): Turn["approaches"] {
  const { lead } = couplesInstructions();
  const rules = isPrivate ? lead.always.private : lead.always.joint;
  return [
    { name: lead.always.name, systemPrompt: rules.join("\n") },
    { name: lead.approach.name, systemPrompt: lead.approach.notes[approach] },
    { name: lead.focus.name, systemPrompt: lead.focus.notes[focus] },
  ];
}

const MAX_SHARED = 12;
const MAX_LINE = 400;

const quoted = (value: string): string =>
  JSON.stringify(value.replace(/\s+/g, " ").trim().slice(0, MAX_LINE));

function aboutTheTwo({ speaker, listener, goals, privateTo }: CoupleTurn): string[] {
  const { about } = couplesInstructions();
  return [
    about.heading,
    fillPrompt(about.speaker, { name: quoted(speaker) }),
    fillPrompt(about.listener, { name: quoted(listener) }),
    ...goals.map((goal) => fillPrompt(about.goal, { goal: quoted(goal) })),
    ...(privateTo?.shared ?? []).slice(-MAX_SHARED).map((line) =>
      fillPrompt(about.shared, {
        name: quoted(line.speaker ?? PERSONA.adult),
        words: quoted(line.content),
      }),
    ),
  ];
}

/**
 * Builds the model's prompt for a couples conversation. Pure, so that a test can read it: it holds
 * nothing but this turn, and a joint answer's turn is built from rows both may read (threat 5).
 */
export function couplesPrompt(turn: Turn, couple: CoupleTurn): string {
  const { voice, lead, format } = couplesInstructions();
  const { languages, caring } = instructions();
  const language = languages[turn.language];
  return joinSections([
    voice.map((line) => named(line, "adult")),
    aboutTheTwo(couple),
    [lead.heading, ...turn.approaches.map(({ name, systemPrompt }) => `${name}: ${systemPrompt}`)],
    boundarySection(),
    [format.heading, ...format.lines.map((line) => fillPrompt(line, { language }))],
    turn.caring ? caring : [],
  ]);
}
