import { withoutRepeats } from "./repeats";

describe("a sentence that is written over and over", () => {
  it("is kept twice", () => {
    expect(withoutRepeats("I like soup. ".repeat(70)).match(/soup/g)).toHaveLength(2);
    expect(withoutRepeats("我喜欢喝汤。".repeat(70)).match(/喝汤/g)).toHaveLength(2);
  });

  it("leaves different sentences as they are", () => {
    const text = "I slept badly.\n\nThen I called my sister! She laughed… Did I tell you?";
    expect(withoutRepeats(text)).toBe(text);
  });
});
