import type { SpokenLanguage } from "@/lib/shared/languages";
import type { CrisisKind, Severity } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolAnswer } from "./types";

const found = (kind: CrisisKind, severity: Severity): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  kind,
  severity,
});

/** The protocol's last answer to these messages, with this crisis found in the first. */
function lastAnswer(first: Finding, says: readonly string[], hearer: Hearer): ProtocolAnswer {
  let state: ProtocolState | null = null;
  let last: ProtocolAnswer | null = null;
  for (const [at, text] of ["…", ...says].entries()) {
    const finding = at === 0 ? first : NOTHING_FOUND;
    last = protocolReply({ state, finding, text, hearer });
    state = last?.state ?? state;
  }
  if (!last) throw new Error("The protocol said nothing");
  return last;
}

const inEnglish = (kind: CrisisKind, severity: Severity, ...says: string[]) =>
  lastAnswer(found(kind, severity), says, { language: "en", audience: "adult" });
const spokenOf = ({ state: { used = [] } }: ProtocolAnswer, id: string): boolean =>
  used.some((each) => each.startsWith(id));
const relief = (answer: ProtocolAnswer): boolean => spokenOf(answer, "talk.hear.safer");

describe("relief", () => {
  it.each<[SpokenLanguage, CrisisKind, string]>([
    ["en", "self_harm", "it's like pressure and then it's gone for a bit"],
    ["en", "suicide", "my mom would come if I called"],
    ["en", "suicide", "I told my teddy"],
    ["en", "suicide", "I'm fine"],
    ["en", "suicide", "I took them"],
    ["en", "third_party", "she sent me a photo of pills"],
    ["en", "medical", "I feel okay actually, just a bit sick"],
    ["en", "medical", "is it really necessary if I feel ok"],
    ["en", "abuse", "right now I'm safe, he's not home until six"],
    ["zh", "third_party", "她发了一张药的照片给我"],
    ["es", "third_party", "me mandó una foto de pastillas"],
    ["fr", "third_party", "elle m'a envoyé une photo de médicaments"],
    ["de", "third_party", "sie hat mir ein Foto von Tabletten geschickt"],
    ["hi", "suicide", "भाई बगल वाले कमरे में है"],
    ["de", "suicide", "keiner weiß, dass ich hier bin"],
  ])("CRIS-16 is not said in %s of %s to: %s", (language, kind, says) => {
    const answer = lastAnswer(found(kind, "imminent"), [says], { language, audience: "child" });
    expect([answer.text, relief(answer)]).toEqual([answer.text, false]);
    expect(answer.state.phase).toBe("care");
  });

  it.each([
    "my sister is here with me now",
    "I called 988",
    "I gave them to my neighbor",
    "I went downstairs, away from it",
  ])("CRIS-16 is said to what makes the hour safer: %s", (says) => {
    expect(relief(inEnglish("suicide", "imminent", "yes", says))).toBe(true);
  });
});

describe("what is told in an answer", () => {
  it.each<[CrisisKind, Severity, string[], string]>([
    ["suicide", "imminent", ["I've made up my mind"], "moments.decided"],
    ["suicide", "imminent", ["it's in the drawer", "I put it in the closet"], "moments.partly"],
    ["suicide", "imminent", ["my neighbor downstairs, maybe"], "reach.1"],
    ["suicide", "moderate", ["no", "no", "my big sister is nice"], "reach.0"],
    ["third_party", "moderate", ["she has a brother"], "reach.2"],
    ["third_party", "moderate", ["I don't know what to say to her"], "friend.1"],
    ["medical", "imminent", ["I feel fine"], "moments.feelsFine"],
    ["abuse", "high", ["yes", "he says it's our secret"], "moments.mayTell"],
    ["abuse", "high", ["yes", "maybe if I was calmer with him it wouldn't happen"], "moments.fault"],
    ["suicide", "imminent", ["I don't want to talk on the phone"], "urgent.4"],
    ["self_harm", "moderate", ["kinda want to right now"], "urge.0"],
    ["suicide", "low", ["yes", "I don't know", "no", "you can't tell anyone. promise."], "talk.asides.secret"],
    ["suicide", "low", ["yes", "what would I even say to a stranger"], "talk.barriers.dontKnow"],
  ])("CRIS-16 %s, %s, after %j says %s", (kind, severity, says, id) => {
    expect(inEnglish(kind, severity, ...says).state.used).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${id.replaceAll(".", "\\.")}`))]),
    );
  });

  it.each([
    ["suicide", "I feel bad", undefined],
    ["suicide", "he is home at 6", undefined],
    ["suicide", "a 9", "yes"],
    ["time", "sometimes I think about it", "said"],
    ["time", "maybe tomorrow", "yes"],
    ["near", "not very", "no"],
    ["safe", "not very", "no"],
    ["safe", "not safe", "no"],
  ])("CRIS-16 the question about %s is answered by “%s” with %s", (question, says, answer) => {
    const asked = { suicide: "askSuicide.0", time: "time.0", near: "backCheck.0", safe: "backCheck.1" }[question];
    const state: ProtocolState = { kind: "suicide", severity: "low", turn: 1, sign: false, asked, used: ["lines.0"] };
    const input = { state, finding: NOTHING_FOUND, text: says, hearer: { language: "en", audience: "adult" } } as const;
    expect(protocolReply(input)?.state.known?.[question]).toBe(answer);
  });

  it("CRIS-16 who is not safe when asked again is cared for again", () => {
    const state: ProtocolState = {
      ...{ kind: "suicide", severity: "low", turn: 9, sign: false, phase: "care", asked: "backCheck.1" },
      used: ["lines.0"],
    };
    const hearer = { language: "en", audience: "adult" } as const;
    const answer = protocolReply({ state, finding: NOTHING_FOUND, text: "not really safe", hearer });
    expect(answer?.state).toMatchObject({ severity: "high", phase: "care" });
  });
});

describe("whose danger it is", () => {
  const said = (text: string, finding: Partial<Finding>) =>
    protocolReply({
      state: null,
      finding: { ...NOTHING_FOUND, crisis: true, concern: "clear", severity: "high", ...finding },
      text,
      hearer: { language: "en", audience: "child" },
    })?.state.kind;

  it("CRIS-16 a friend's wish to die is no commanding voice", () => {
    const evidence = ["psychosis.command", "third_party.suicide"];
    expect(said("my friend said he wants to die", { kind: "psychosis", evidence })).toBe("third_party");
    expect(said("the voices tell me to jump", { kind: "psychosis", evidence: ["psychosis.command"] })).toBe(
      "psychosis",
    );
  });

  it("CRIS-16 somebody else's emergency is not answered as an overdose of the writer's own", () => {
    const finding = { kind: "medical", severity: "imminent", evidence: ["medical.emergency"] } as const;
    expect(said("my friend took a lot of pills and she isn't answering", finding)).toBe("third_party");
    expect(said("I took all of them", finding)).toBe("medical");
  });

  it("CRIS-16 a wish to kill oneself is no threat to others, and a threat stays one", () => {
    const evidence = ["harm.intent", "suicide.active"];
    expect(said("I want to kill myself and don't know where to go", { kind: "harm_to_others", evidence })).toBe(
      "suicide",
    );
    expect(said("I will kill him and then myself", { kind: "harm_to_others", evidence })).toBe("harm_to_others");
  });

  it("CRIS-16 a weaker sign of another kind does not turn a suicidal crisis aside", () => {
    const answer = (evidence: string[]) => {
      const hearer = { language: "en", audience: "adult" } as const;
      const first = protocolReply({ state: null, finding: found("suicide", "high"), text: "…", hearer });
      const finding = { ...found("abuse", "high"), evidence };
      return protocolReply({ state: first?.state ?? null, finding, text: "what if they put me in a hospital", hearer });
    };
    expect(answer(["abuse.violence"])?.state.kind).toBe("suicide");
    expect(answer(["reader"])?.state.kind).toBe("suicide");
  });
});
