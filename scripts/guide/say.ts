// npm run guide:say -- FILE [--age=34] [--language=en] TEXT: sends one message to the authored
// guide, prints its answer, and keeps the conversation in FILE.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { createAuthoredGuide, planFor } from "@/lib/guide/guide";
import { ADULT_AGE } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { collect, userTurn } from "@/tests/fakes/converse";

const talk = z.object({
  age: z.int(),
  language: z.enum(SPOKEN_LANGUAGES),
  lines: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
});

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      age: { type: "string", default: "34" },
      language: { type: "string", default: "en" },
    },
  });
  const [file = "", ...said] = positionals;
  const content = said.join(" ");
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const { age, language, lines } = talk.parse(
    kept ?? { age: Number(values.age), language: values.language, lines: [] },
  );
  const turn = userTurn(content, {
    lines,
    language,
    age,
    audience: age < ADULT_AGE ? "child" : "adult",
    sessionId: file,
    helpLines: "988",
  });
  const { plan } = await planFor(turn);
  const { text, activities } = await collect(
    createAuthoredGuide().reply(turn, new AbortController().signal),
  );
  console.log(`${text}\n[${[plan.move, ...activities].join(" | ")}]`);
  const next = [...lines, { role: "user", content }, { role: "assistant", content: text }];
  writeFileSync(file, JSON.stringify({ age, language, lines: next }, null, 1));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
