// npm run guide:index: reads how people ask for the guide's cards and skills, tell of situations and give signals (content/<locale>/guide/asks and told),
// and writes the vectors beside the reader's weights.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FILES, type Manifest, nameOf, SCALE } from "@/lib/guide/content/asks-index";
import { readAsks } from "@/lib/guide/content/load";
import { readManifest } from "@/lib/reader/manifest";
import { read } from "@/lib/reader/read";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

const FOLDER = process.env.READER_DIR || "models/reader";

async function main() {
  const rows = {} as Manifest["rows"];
  const vectors: Int8Array[] = [];
  let width = 0;
  for (const language of SPOKEN_LANGUAGES) {
    const asks = readAsks(language);
    rows[language] = asks.map(([id, ask]) => [id, nameOf(ask)]);
    for (const [, ask] of asks) {
      const { vector } = await read(ask);
      if (!vector) throw new Error("the reader is off");
      width = vector.length;
      vectors.push(Int8Array.from(vector, (value) => Math.round(value * SCALE)));
    }
    console.log(`${language}: ${asks.length} asks`);
  }
  const made: Manifest = { weights: readManifest(FOLDER).sha256, width, rows };
  writeFileSync(join(FOLDER, FILES.rows), `${JSON.stringify(made)}\n`);
  writeFileSync(join(FOLDER, FILES.vectors), Buffer.concat(vectors.map((each) => Buffer.from(each.buffer))));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
