import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const script = join(__dirname, "heading-font.mjs");

it("the stored heading font is the cut that the style sheet asks for", () => {
  const css = readFileSync(join(__dirname, "../app/globals.css"), "utf8");
  expect(css).toContain("font-weight: 480;");
  expect(css).toContain('font-variation-settings: "SOFT" 80, "WONK" 0;');
  const ask = `import { readFileSync } from "node:fs"; import { CUT, HEADING_FONT, makeHeadingFont } from ${JSON.stringify(script)};
    const made = await makeHeadingFont();
    console.log(JSON.stringify({ cut: CUT, same: made.equals(readFileSync(HEADING_FONT)) }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", ask], { encoding: "utf8" });
  expect(JSON.parse(said)).toEqual({ cut: { SOFT: 80, WONK: 0, wght: 480 }, same: true });
});
