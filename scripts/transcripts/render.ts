import { createAuthoredGuide } from "@/lib/guide/guide";
import { PERSONA } from "@/lib/shared/product";
import { converse } from "@/tests/fakes/converse";
import { SCRIPTED_PEOPLE } from "@/tests/fakes/scripted-people";

/** The conversations in docs/transcripts, by file and scripted person. */
export const TRANSCRIPTS = {
  adult: "An adult, in English",
  child: "A child, in English",
  spanish: "An adult, in Spanish",
} as const;
export type TranscriptName = keyof typeof TRANSCRIPTS;

/**
 * Renders a scripted person's conversation with the guided engine as Markdown. The same script
 * always gives the same text.
 */
export async function renderTranscript(name: TranscriptName): Promise<string> {
  const person = SCRIPTED_PEOPLE[name];
  if (!person) throw new Error(`No scripted person ${name}`);
  const guide = PERSONA[person.audience === "child" ? "child" : "adult"];
  const lines = (await converse(createAuthoredGuide(), person)).map(
    ({ role, content, activities, finished = [] }) => {
      if (role === "user") return `**${person.firstName ?? "Person"}:** ${content}`;
      const chips =
        activities.length > 0
          ? `\n\n> ${activities.map((activity) => `[${activity}]`).join(" ")}`
          : "";
      const done = finished
        .map(({ exercise, approach }) => `\n\n> _Kept as finished: ${exercise} (${approach})_`)
        .join("");
      return `**${guide}:** ${content}${done}${chips}`;
    },
  );
  return [
    `# ${TRANSCRIPTS[name]}`,
    "The authored guide, with no model, in a conversation with a scripted person. Written by `npm run -s transcripts`; a test",
    "checks that this file is what the command writes. Brackets are activities to tap. The notice that an AI answers, shown",
    "above every conversation, is left out here.",
    "",
    lines.join("\n\n"),
    "",
  ]
    .join("\n")
    .replace(/^(# .+)\n/, "$1\n\n");
}
