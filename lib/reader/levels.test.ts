import { levelOf } from "./levels";
import { readManifest } from "./manifest";

const manifest = readManifest("models/reader");

it("C6 CRIS-16 the more windows a text has, the surer the encoder must be of a danger in one", () => {
  const { possible } = manifest.levels.en?.adult ?? { possible: 0 };
  const evidence = { logit: possible + 0.1, grave: 0, language: "en", audience: "adult", margin: 0 } as const;
  expect(levelOf(manifest, { ...evidence, windows: 1 }).concern).toBe("possible");
  expect(levelOf(manifest, { ...evidence, windows: 8 }).concern).toBe("none");
});
