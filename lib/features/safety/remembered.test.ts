import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Remembered, RememberedWords } from "./remembered";
import { Words } from "./word";

describe("what is remembered of earlier readings", () => {
  it("is what was asked for since", () => {
    const remembered = new Remembered<number>(6);
    for (let at = 0; at < 100; at += 1) {
      remembered.set(`key ${at}`, at);
      expect(remembered.get("key 0")).toBe(0);
    }
    expect(remembered.get("key 50")).toBeUndefined();
  });

  it("does not go with the older half when it is full", () => {
    for (let most = 1; most < 20; most += 1) {
      const remembered = new Remembered<number>(6);
      for (let at = 0; at < most; at += 1) remembered.set(`key ${at}`, at);
      for (let at = Math.max(0, most - 3); at < most; at += 1) expect(remembered.get(`key ${at}`)).toBe(at);
    }
  });

  it("is nothing where nothing may be", () => {
    const remembered = new Remembered<number>(0);
    expect(remembered.set("key", 1)).toBe(1);
    expect(remembered.get("key")).toBeUndefined();
  });

  it("is no word with a figure in it", () => {
    const words = new RememberedWords<number>(10);
    for (const word of ["0123", "room4", "٣٤", "half½"]) {
      expect(words.set(word, 1)).toBe(1);
      expect(words.get(word)).toBeUndefined();
    }
    words.set("four", 4);
    expect(words.get("four")).toBe(4);
  });
});

/** Bytes that are in use once all that nobody holds is gone. */
function used(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

describe("the words that are remembered", () => {
  it("keep no text alive in which they stood, also when they are asked for again", () => {
    const words = new Words(400);
    const ask = (name: string, at: number) => {
      // Long enough that a piece of it is no copy.
      const text = `${"x".repeat(300_000)} ${name}${"abcdefghijklmnop".slice(0, 14)}${String.fromCharCode(97 + (at % 26), 97 + ((at / 26) | 0))}`;
      words.of(text.slice(text.indexOf(" ") + 1));
    };
    const before = used();
    for (const name of ["long", "other", "long", "further", "long"]) for (let at = 0; at < 150; at += 1) ask(name, at);
    expect(used() - before).toBeLessThan(4_000_000);
    expect(words.of("kept").folded).toBe("kept");
  });
});
