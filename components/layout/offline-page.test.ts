import { readFileSync } from "node:fs";

const page = readFileSync("public/offline.html", "utf8");

/**
 * Custom properties by name, from the first block after the text that `from` matches; without
 * `from`, from the first block of the file.
 */
function moodColours(file: string, from: RegExp | null): Record<string, string> {
  const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const start = from ? css.search(from) : 0;
  const block = css.slice(start).match(/:root\s*\{([^}]*)\}/)?.[1] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/(--mood-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

describe("the page for hours without a network", () => {
  it("may ask whether the network is back, and ask nobody else", () => {
    const policy = /http-equiv="content-security-policy"\s+content="([^"]+)"/.exec(page)?.[1]?.split("; ");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
  });

  // The page works without the app's stylesheets, so it repeats the colors.
  it.each([
    ["by day", null],
    ["in the dark", /@media \(prefers-color-scheme: dark\)/],
  ])("MOOD-01 has the faces' colours of the product %s", (_, from) => {
    const own = moodColours("public/offline.css", from);
    expect(Object.keys(own).length).toBeGreaterThanOrEqual(6);
    expect(moodColours("app/tokens.css", from)).toMatchObject(own);
  });
});
