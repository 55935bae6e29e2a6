// npm run guide:index: embeds the ways people ask for the guide's cards and skills, describe
// situations and give signals (content/<locale>/guide/asks and told), and writes the vectors beside
// the reader's weights. Texts that the same weights have already embedded aren't embedded again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FILES, type Manifest, nameOf, readAsksIndex, SCALE } from "@/lib/guide/content/asks-index";
import { readAsks } from "@/lib/guide/content/load";
import { readManifest } from "@/lib/reader/manifest";
import { read } from "@/lib/reader/read";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

const FOLDER = process.env.READER_DIR || "models/reader";

async function main() {
  const { sha256: weights } = readManifest(FOLDER);
  const made = vectorsMadeBy(weights);
  const rows = {} as Manifest["rows"];
  const vectors: Int8Array[] = [];
  for (const language of SPOKEN_LANGUAGES) {
    const asks = readAsks(language);
    rows[language] = asks.map(([id, ask]) => [id, nameOf(ask)]);
    let fresh = 0;
    for (const [, ask] of asks) {
      const known = made.get(nameOf(ask));
      if (!known) fresh += 1;
      vectors.push(known ?? (await vectorOf(ask)));
    }
    console.log(`${language}: ${asks.length} asks, ${fresh} of them new`);
  }
  const width = vectors[0]?.length ?? 0;
  const manifest: Manifest = { weights, width, rows };
  writeFileSync(join(FOLDER, FILES.rows), `${JSON.stringify(manifest)}\n`);
  writeFileSync(
    join(FOLDER, FILES.vectors),
    Buffer.concat(vectors.map((each) => Buffer.from(each.buffer))),
  );
}

/** Vectors these weights have already produced, by the ask's name. */
function vectorsMadeBy(weights: string): ReadonlyMap<string, Int8Array> {
  const index = readAsksIndex(FOLDER);
  if (index?.weights !== weights) return new Map();
  const bytes = new Int8Array(readFileSync(join(FOLDER, FILES.vectors)));
  const names = SPOKEN_LANGUAGES.flatMap((language) =>
    index.named(language).map(([, name]) => name),
  );
  const width = bytes.length / names.length;
  return new Map(names.map((name, at) => [name, bytes.slice(at * width, (at + 1) * width)]));
}

async function vectorOf(ask: string): Promise<Int8Array> {
  const { vector } = await read(ask);
  if (!vector) throw new Error("the reader is off");
  return Int8Array.from(vector, (value) => Math.round(value * SCALE));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
