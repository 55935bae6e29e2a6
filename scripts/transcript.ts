import { createGuidedEngine } from "@/lib/adapters/guided/engine";
import { converse } from "@/tests/fakes/converse";
import { SCRIPTED_PEOPLE, type ScriptedPerson } from "@/tests/fakes/scripted-people";

/**
 * Prints ten-turn conversations with the guided engine, to be read by people.
 * `npx tsx scripts/transcript.ts [name …]`; without a name all of them.
 */
async function main(names: readonly string[]): Promise<void> {
  const people = Object.entries(SCRIPTED_PEOPLE).filter(([name]) => names.length === 0 || names.includes(name));
  if (people.length === 0) {
    console.error(`Unknown person. Known: ${Object.keys(SCRIPTED_PEOPLE).join(", ")}`);
    process.exitCode = 1;
  }
  for (const [name, person] of people) console.log(await transcript(name, person));
}

async function transcript(name: string, person: ScriptedPerson): Promise<string> {
  const spoken = await converse(createGuidedEngine(), person);
  const guide = person.audience === "child" ? "Buddy" : "Sage";
  const lines = spoken.map((line) => {
    const chips = line.activities.length > 0 ? `\n        [${line.activities.join("] [")}]` : "";
    return `${line.role === "user" ? "  **You**" : `  **${guide}**`}: ${line.content}${chips}\n`;
  });
  return `## ${name}\n\n${lines.join("\n")}`;
}

void main(process.argv.slice(2));
