import { read } from "@/lib/reader/read";
import { aTurn, remembered as items } from "@/tests/fakes/converse";
import { remembered } from "./recall";

const quotedTo = (said: readonly string[], memory: readonly string[], audience: "adult" | "teen" = "adult") => {
  const lines = said.map((content) => ({ role: "user", content }) as const);
  return remembered(aTurn({ lines, memory: items(...memory) }), audience);
};

const TOLD = "My job at the bakery starts at four and I never sleep enough";
const NOW = "The early shifts at the bakery ruin my sleep";
const ROOMMATE = "My roommate Tom plays the drums at night";
const DRUMS = "The drums of my roommate keep me awake at night";

// The first text of a process waits for the reader to load, and a quote isn't waited for.
beforeAll(() => read(NOW));

describe("an earlier sentence that's quoted unasked", () => {
  it("CHAT-24 is one that's surely about this", async () => {
    expect(await quotedTo([NOW], [TOLD])).toBe(TOLD);
    expect(await quotedTo(["The car won't start in the cold"], [TOLD])).toBeNull();
  });

  it.each(["My dad died in March", "My grandma died in March", "My best friend died in March"])(
    "CHAT-24 is none once a death was told of: %s",
    async (death) => {
      expect(await quotedTo([death, NOW], [TOLD])).toBeNull();
    },
  );

  it("CHAT-24 is no event, whose day may have passed", async () => {
    expect(await quotedTo(["The biology exam stresses me a lot"], ["I have a biology exam on Friday"])).toBeNull();
  });

  it("CHAT-24 names no one to a minor, who may not be safe with them", async () => {
    expect(await quotedTo([DRUMS], [ROOMMATE])).toBe(ROOMMATE);
    expect(await quotedTo([DRUMS], [ROOMMATE], "teen")).toBeNull();
    expect(await quotedTo([NOW], [TOLD], "teen")).toBe(TOLD);
  });
});
