// npm run guide:requests [-- --told] [-- --set] [-- --show]: tests the authored guide on the direct
// requests of tests/conversations/requests-unseen.yaml, none of which its asks were written from.
// `--told` uses the messages that only tell something, `--set` the requests used to set the floors;
// `--show` prints each answer, for a reader to judge.
import { createAuthoredGuide, planFor } from "@/lib/guide/guide";
import type { Plan } from "@/lib/guide/turn-plan";
import type { Turn } from "@/lib/ports/model";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";
import {
  answeringCard,
  isAnswered,
  meetingCard,
  type Request,
  readRequests,
  readTold,
  readUnseenRequests,
} from "@/tests/conversations/requests";
import { collect, userTurn } from "@/tests/fakes/converse";

const guide = createAuthoredGuide();

const turnOf = ({ language, age, text }: Request): Turn =>
  userTurn(text, {
    language,
    age,
    audience: age < ADULT_AGE ? "child" : "adult",
    helpLines: "988",
  });

const isTold = process.argv.includes("--told");
const asked = isTold
  ? readTold()
  : process.argv.includes("--set")
    ? readRequests()
    : readUnseenRequests();

/**
 * A message that only tells something needs no card: giving none is right, giving the wrong one is
 * a fault.
 */
const judged = (request: Request, plan: Plan | undefined): string => {
  if (!isTold) return isAnswered(request, plan) ? "right" : "wrong";
  const card = meetingCard(plan);
  if (request.fits.includes(card)) return "right";
  return plan?.move === "explore" || plan?.move === "card"
    ? "wrong"
    : request.fits.includes("none")
      ? "right"
      : "open";
};

async function main() {
  const tallies = new Map<string, Record<string, number>>();
  for (const request of asked) {
    const turn = turnOf(request);
    const { plan } = await planFor(turn);
    const id = (isTold ? meetingCard : answeringCard)(plan);
    const verdict = judged(request, plan);
    const fits = verdict === "right";
    for (const group of ["all", request.language, ageGroupOf(request.age)]) {
      const tally = tallies.get(group) ?? { all: 0 };
      tallies.set(group, {
        ...tally,
        [verdict]: (tally[verdict] ?? 0) + 1,
        all: (tally.all ?? 0) + 1,
      });
    }
    if (process.argv.includes("--show")) {
      console.log(
        `\n[${request.language} ${request.age}] ${request.text}\n${fits ? "+" : "-"} ${id} (${request.fits.join(", ")})`,
      );
      console.log((await collect(guide.reply(turn, new AbortController().signal))).text);
    } else if (!fits)
      console.log(
        `- ${request.language} ${request.age}: ${request.text} → ${id} (${request.fits.join(", ")})`,
      );
  }
  for (const [group, { right = 0, wrong = 0, open = 0, all = 0 }] of tallies)
    console.log(
      `${group}: ${right} of ${all} right (${((100 * right) / all).toFixed(1)} %), ${wrong} wrong, ${open} open`,
    );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
