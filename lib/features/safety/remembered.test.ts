import { Remembered, RememberedWords } from "./remembered";

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
