import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { unpacked } from "./unpacked";

const root = join(process.cwd(), "node_modules/@fontsource");
const files = ["figtree", "fraunces", "nunito", "noto-sans", "noto-naskh-arabic"].flatMap((name) =>
  readdirSync(join(root, name, "files"))
    .filter((file) => file.endsWith("-400-normal.woff") || file.endsWith("-600-normal.woff"))
    .map((file) => join(root, name, "files", file)),
);

const fontOf = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (!("layout" in font)) throw new Error("a collection");
  return font;
};

test("every font of the sheet sets the same letters at the same places when it is unpacked", () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const bytes = readFileSync(file);
    const [packed, plain] = [fontOf(bytes), fontOf(unpacked(bytes))];
    expect(plain.type).toBe("TTF");
    expect(plain.characterSet).toEqual(packed.characterSet);
    const text = String.fromCodePoint(...packed.characterSet.filter((code) => code > 32).slice(0, 12));
    const glyphsOf = (font: Font) => font.layout(text).glyphs.map(({ id }) => id);
    expect(glyphsOf(plain)).toEqual(glyphsOf(packed));
    expect(plain.layout(text).positions).toEqual(packed.layout(text).positions);
  }
});

test("a plain font stays as it is, and one that was cut off is refused", () => {
  const woff = readFileSync(files[0] ?? "");
  const plain = unpacked(woff);
  expect(unpacked(plain)).toBe(plain);
  expect(() => unpacked(woff.subarray(0, woff.length / 2))).toThrow();
});
