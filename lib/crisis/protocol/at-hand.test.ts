import { HEARD_BY_READER } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";

const HEARD: Finding = {
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "high",
  evidence: [HEARD_BY_READER],
};

describe("tonight, with the means at hand", () => {
  it.each([
    ["en", "I'm doing it tonight. The gun is right here, on the table."],
    ["es", "Lo voy a hacer esta noche. Tengo la pistola encima de la mesa."],
    ["fr", "Je le fais ce soir. J'ai les cachets devant moi."],
    ["de", "Heute Nacht mache ich es. Die Tabletten liegen vor mir."],
    ["zh", "我今晚就做，药就在我面前"],
    ["ar", "سأفعلها الليلة. الحبوب أمامي"],
    ["hi", "आज रात कर लूँगा। गोलियाँ मेरे सामने हैं"],
  ] as const)("CRIS-16 gets help first, before any question of how (%s)", (language, text) => {
    const hearer = { language, audience: "adult" } as const;
    const answer = protocolReply({ state: null, finding: HEARD, text, hearer });
    expect(answer?.state).toMatchObject({ severity: "imminent", asked: "urgent.0" });
    expect(answer?.text).toContain("911");
    expect(answer?.raised).toMatchObject({ severity: "imminent" });
  });

  it("CRIS-16 isn't assumed of a time or a thing alone", () => {
    const hearer = { language: "en", audience: "adult" } as const;
    for (const text of ["I think about it every night", "I keep pills in the drawer"])
      expect(protocolReply({ state: null, finding: HEARD, text, hearer })?.state.severity).toBe("high");
  });
});

describe("tonight, and things at hand, in an answer", () => {
  const hearer = { language: "en", audience: "adult" } as const;
  const severityAfter = (asked: string, text: string) => {
    const state: ProtocolState = {
      ...{ kind: "suicide", severity: "high", turn: 2, sign: false, phase: "care" },
      ...{ asked, used: ["now.self", asked], known: { suicide: "yes" } },
    };
    return protocolReply({ state, finding: NOTHING_FOUND, text, hearer })?.state.severity;
  };

  it("CRIS-16 are as grave there as in a first message", () => {
    for (const asked of ["askSuicide.0", "person.0", "coping.0", "barrierAsk.0"])
      expect(severityAfter(asked, "Tonight. The gun is right here, on the table.")).toBe("imminent");
  });

  it.each([
    ["meansAway.0", "Tonight I flushed the pills, the empty bottle is here"],
    ["person.2", "My mom is here now"],
    ["person.2", "She'll be here soon"],
    ["coping.0", "I'm in my room now, my blanket is right here"],
  ])("CRIS-16 don't raise it where they bring relief: %s, %s", (asked, text) => {
    expect(severityAfter(asked, text)).toBe("high");
  });
});

it.each([
  "the gun is here",
  "it's right here",
  "the empty bottle is here",
  "the pills are next to me",
  "it is here now",
])("CRIS-16 a thing isn't company: %s", (text) => {
  const state: ProtocolState = {
    ...{ kind: "suicide", severity: "high", turn: 2, sign: false, phase: "care" },
    ...{ asked: "means.0", used: ["now.self", "means.0"], known: { suicide: "yes" } },
  };
  const hearer = { language: "en", audience: "adult" } as const;
  const { known, used } = protocolReply({ state, finding: NOTHING_FOUND, text, hearer })?.state ?? {};
  expect(known?.company).toBeUndefined();
  expect(used?.join()).not.toMatch(/safer|held/);
});

describe("someone else's illness", () => {
  it("CRIS-16 isn't asked about as a wish to die", () => {
    const hearer = { language: "en", audience: "adult" } as const;
    const finding: Finding = { ...HEARD, kind: "medical", severity: "imminent", evidence: ["medical.emergency"] };
    let state: ProtocolState | null = null;
    const lines = [
      "My dad's mouth is drooping and he can't speak",
      "ten minutes",
      "he says he's only tired",
      "he hates hospitals",
      "he wants to lie down",
      "he is pale",
    ];
    for (const [at, text] of lines.entries()) {
      const answer = protocolReply({ state, finding: at === 0 ? finding : NOTHING_FOUND, text, hearer });
      state = answer?.state ?? state;
    }
    expect(state?.kind).toBe("third_party");
    for (const id of ["friend.1", "friend.2", "friend.3", "friend.4"]) expect(state?.used).not.toContain(id);
    expect(state?.used).toContain("friend.0");
    const unsure = protocolReply({ state, finding: NOTHING_FOUND, text: "I don't know", hearer });
    expect(unsure?.state.used).not.toContain("friend.1");
  });
});
