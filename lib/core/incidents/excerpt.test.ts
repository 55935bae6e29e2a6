import { excerptOf, MAX_EXCERPT } from "./excerpt";

const CALM = "We walked along the river and talked about the garden and the weather. ";

describe("the excerpt of what a person wrote", () => {
  it("CRIS-17 is the whole of a short text", async () => {
    expect(await excerptOf(["  I want to kill myself tonight. ", null])).toBe("I want to kill myself tonight.");
  });

  it("CRIS-17 of a long text is the part that shows the crisis, marked where it was cut", async () => {
    const text = `${CALM.repeat(20)}I am going to kill myself tonight. ${CALM.repeat(20)}`;
    const excerpt = (await excerptOf([text])) ?? "";
    expect(excerpt).toContain("I am going to kill myself tonight.");
    expect(excerpt).toMatch(/^….+…$/s);
    expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT + 2);
  });

  it("CRIS-17 comes from the gravest of several texts", async () => {
    expect(await excerptOf([CALM, "I feel low", "I will hang myself now"])).toBe("I will hang myself now");
  });

  it("of a long text that shows nothing by itself is its end", async () => {
    const excerpt = (await excerptOf([`${CALM.repeat(20)}Yes, that is how it is.`])) ?? "";
    expect(excerpt.endsWith("Yes, that is how it is.")).toBe(true);
    expect(excerpt.startsWith("…")).toBe(true);
  });

  it("tears no character apart, and takes a text without an end", async () => {
    const excerpt = (await excerptOf(["🌊".repeat(5_000)])) ?? "";
    expect(excerpt.isWellFormed()).toBe(true);
    expect(excerpt.length).toBeGreaterThan(1);
    expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT + 2);
  });

  it("is none where nothing was written", async () => {
    expect(await excerptOf([undefined, null, "  "])).toBeNull();
  });

  it("costs no more than a blink for the longest text that a request can carry", async () => {
    const text = `${CALM.repeat(900)}I want to kill myself.`.slice(-64 * 1024);
    await excerptOf([CALM]);
    const started = performance.now();
    await excerptOf([text]);
    const took = performance.now() - started;
    console.info(`excerpt of ${text.length} characters: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(2_000);
  });
});
