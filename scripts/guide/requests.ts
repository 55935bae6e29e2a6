// npm run guide:requests: what the authored guide answers to the direct requests of tests/conversations/requests.yaml, none of
// which its asks were written from. `-- --show` prints each answer, for a reader to judge.
import { isForListener } from "@/lib/adapters/guided/engine";
import { planFor } from "@/lib/guide/guide";
import type { Turn } from "@/lib/ports/model";
import { ADULT_AGE } from "@/lib/shared/audience";
import { answeringCard, isAnswered, type Request, readRequests } from "@/tests/conversations/requests";
import { authoredGuide } from "../lib/authored-guide";

const guide = authoredGuide();

function turnOf({ language, age, text }: Request): Turn {
  return {
    sessionId: "00000000-0000-4000-8000-000000000000",
    audience: age < ADULT_AGE ? "child" : "adult",
    language,
    firstName: null,
    age,
    culturalBackground: null,
    religion: null,
    therapyGoals: null,
    approaches: [],
    memory: [],
    before: null,
    helpLines: "988",
    lines: [{ role: "user", content: text }],
  };
}

async function answerOf(turn: Turn): Promise<string> {
  let text = "";
  for await (const piece of guide.reply(turn, new AbortController().signal))
    if (piece.type === "text") text += piece.text;
  return text;
}

async function main() {
  const tallies = new Map<string, { right: number; all: number }>();
  for (const request of readRequests()) {
    const turn = turnOf(request);
    const planned = await planFor(turn, { isForListener });
    const id = answeringCard(planned?.plan);
    const fits = isAnswered(request, planned?.plan);
    for (const group of ["all", request.language, request.age < 13 ? "child" : request.age < 18 ? "teen" : "adult"]) {
      const tally = tallies.get(group) ?? { right: 0, all: 0 };
      tallies.set(group, { right: tally.right + Number(fits), all: tally.all + 1 });
    }
    if (process.argv.includes("--show")) {
      console.log(
        `\n[${request.language} ${request.age}] ${request.text}\n${fits ? "+" : "-"} ${id} (${request.fits.join(", ")})`,
      );
      console.log(await answerOf(turn));
    } else if (!fits)
      console.log(`- ${request.language} ${request.age}: ${request.text} → ${id} (${request.fits.join(", ")})`);
  }
  for (const [group, { right, all }] of tallies)
    console.log(`${group}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
