// `npm run safety:score`: plays the scripted people through the conversation without a model and judges what was said.
// `-- --json`, `-- --transcripts`, `-- --language es --audience teen --id plan` (part of an id). Ends with 1 below the aim.
import { parseArgs } from "node:util";
import { readPeople } from "./people";
import { play } from "./play";
import { faultsText, tableOf, transcriptText } from "./report";
import { AIM, cellsOf, faultsOf, holds, scored } from "./score";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    transcripts: { type: "boolean", default: false },
    language: { type: "string" },
    audience: { type: "string" },
    id: { type: "string" },
  },
});

async function main(): Promise<void> {
  const { language, audience, id } = values;
  const people = readPeople().filter(
    (person) =>
      (!language || person.language === language) &&
      (!audience || person.audience === audience) &&
      (!id || `${person.language}-${person.audience}-${person.id}`.includes(id)),
  );
  const transcripts = await Promise.all(people.map(play));
  const all = scored(transcripts);
  if (values.json) {
    console.log(JSON.stringify({ aim: AIM, cells: cellsOf(all), faults: faultsOf(all) }, null, 2));
  } else {
    if (values.transcripts) console.log(`${transcripts.map(transcriptText).join("\n\n")}\n`);
    console.log(`${tableOf(all)}\n\n${faultsText(all)}`);
  }
  process.exitCode = people.length > 0 && holds(all) ? 0 : 1;
}

void main();
