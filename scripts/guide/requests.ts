// npm run guide:requests: what the authored guide answers to the direct requests of tests/conversations/requests.yaml, none of
// which its asks were written from. `-- --show` prints each answer, for a reader to judge.
import { isForListener } from "@/lib/adapters/guided/engine";
import { planFor } from "@/lib/guide/guide";
import type { Turn } from "@/lib/ports/model";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";
import { answeringCard, isAnswered, type Request, readRequests } from "@/tests/conversations/requests";
import { collect, userTurn } from "@/tests/fakes/converse";
import { authoredGuide } from "../lib/authored-guide";

const guide = authoredGuide();

const turnOf = ({ language, age, text }: Request): Turn =>
  userTurn(text, { language, age, audience: age < ADULT_AGE ? "child" : "adult", helpLines: "988" });

async function main() {
  const tallies = new Map<string, { right: number; all: number }>();
  for (const request of readRequests()) {
    const turn = turnOf(request);
    const planned = await planFor(turn, { isForListener });
    const id = answeringCard(planned?.plan);
    const fits = isAnswered(request, planned?.plan);
    for (const group of ["all", request.language, ageGroupOf(request.age)]) {
      const tally = tallies.get(group) ?? { right: 0, all: 0 };
      tallies.set(group, { right: tally.right + Number(fits), all: tally.all + 1 });
    }
    if (process.argv.includes("--show")) {
      console.log(
        `\n[${request.language} ${request.age}] ${request.text}\n${fits ? "+" : "-"} ${id} (${request.fits.join(", ")})`,
      );
      console.log((await collect(guide.reply(turn, new AbortController().signal))).text);
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
