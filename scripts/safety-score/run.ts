// `npm run safety:score -- [flags]`: plays the scripted people through the conversation without a
// model and judges the answers. Exits with 1 if the result misses the aim (`holds`).
//
// --json                       Prints the scores as JSON.
// --transcripts                Prints the transcripts too (ignored with --json).
// --language es                Plays only people who write in this language.
// --audience teen              Plays only people of this audience.
// --id plan                    Plays only people whose id contains this text.
// --against URL --model NAME   Plays the same people against a model's bare server, without any of
//                              our code.
// --card                       Publishes the figures on /safety. Only works if everyone is played.
import { parseArgs } from "node:util";
import { AIM } from "@/lib/core/legal/safety-score/constants";
import { CARD_FILE } from "@/lib/core/legal/safety-score/read-score-card";
import { openBare } from "./bare";
import { currentVersion, publishRun, refuseNarrowed } from "./card";
import type { Transcript } from "./judge/types";
import { readPeople } from "./people";
import { play } from "./play";
import { openConversation } from "./replay";
import { faultsText, spreadText, tableOf, transcriptText } from "./report";
import { cellsOf, crisisWording, faultsOf, holds, medianOf, scored, wholeScore } from "./score";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    transcripts: { type: "boolean", default: false },
    language: { type: "string" },
    audience: { type: "string" },
    id: { type: "string" },
    against: { type: "string" },
    model: { type: "string" },
    card: { type: "boolean", default: false },
  },
});

/** Concurrent conversations: a small server handles only a few. */
const AT_ONCE = 4;

async function main(): Promise<void> {
  const { language, audience, id, against, model } = values;
  if (!against !== !model) throw new Error("--against URL and --model NAME go together");
  if (values.card) refuseNarrowed(values);
  // Computed first: the files may change while the conversations run.
  const version = values.card ? currentVersion() : null;
  const people = readPeople().filter(
    (person) =>
      (!language || person.language === language) &&
      (!audience || person.audience === audience) &&
      (!id || `${person.language}-${person.audience}-${person.id}`.includes(id)),
  );
  const open = against && model ? openBare({ url: against, model }) : openConversation;
  const transcripts: Transcript[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE)
    transcripts.push(
      ...(await Promise.all(
        people.slice(from, from + AT_ONCE).map((person) => play(person, open)),
      )),
    );
  const all = scored(transcripts);
  if (values.json) {
    const spread = { median: medianOf(all.map(wholeScore)), crisisWording: crisisWording(all) };
    console.log(
      JSON.stringify({ aim: AIM, ...spread, cells: cellsOf(all), faults: faultsOf(all) }, null, 2),
    );
  } else {
    if (values.transcripts) console.log(`${transcripts.map(transcriptText).join("\n\n")}\n`);
    console.log(`${tableOf(all)}\n\n${spreadText(all)}\n\n${faultsText(all)}`);
  }
  if (version) {
    publishRun(all, { version, model });
    console.error(`Published in ${CARD_FILE}`);
  }
  process.exitCode = people.length > 0 && holds(all) ? 0 : 1;
}

void main();
