// npm run guide:talk -- FILE.json [ID …]: prints the authored guide's answers, turn by turn, to
// conversations in the form of tests/conversations/ordinary.json.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { createAuthoredGuide, planFor } from "@/lib/guide/guide";
import type { TurnLine } from "@/lib/ports/model";
import { AGE_GROUPS, type AgeGroup } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { collect, userTurn } from "@/tests/fakes/converse";

const AGE: Readonly<Record<AgeGroup, number>> = { adult: 34, teen: 15, child: 9 };
const conversations = z.array(
  z.object({
    id: z.string(),
    audience: z.enum(AGE_GROUPS),
    language: z.enum(SPOKEN_LANGUAGES),
    turns: z.array(z.string()),
  }),
);

async function main() {
  const [file = "", ...wanted] = process.argv.slice(2);
  const guide = createAuthoredGuide();
  for (const { id, audience, language, turns } of conversations.parse(
    JSON.parse(readFileSync(file, "utf8")),
  )) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    console.log(`\n# ${id} (${language}, ${audience})`);
    const lines: TurnLine[] = [];
    for (const content of turns) {
      const turn = userTurn(content, {
        lines,
        language,
        age: AGE[audience],
        audience: audience === "adult" ? "adult" : "child",
        sessionId: id,
        helpLines: "988",
      });
      const { plan } = await planFor(turn);
      const { text } = await collect(guide.reply(turn, new AbortController().signal));
      console.log(`\n> ${content}\n\n${text}\n  [${JSON.stringify(plan)}]`);
      lines.push({ role: "user", content }, { role: "assistant", content: text });
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
