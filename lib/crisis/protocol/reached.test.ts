import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { type CrisisKind, HEARD_BY_READER, KINDS, SEVERITIES } from "../constants";
import { crisisTextsFor } from "../texts/load";
import type { CrisisTexts } from "../texts/schema";
import { NOTHING_FOUND } from "../types";
import { checkIn } from "./check-in";
import { asUsed } from "./choose";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolAnswer } from "./types";

const kinds = KINDS.filter((kind): kind is CrisisKind => kind !== "none");
const severities = SEVERITIES.filter((severity) => severity !== "none");

function idsIn(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([key, found]: [string, unknown]) =>
    typeof found === "object" && found !== null ? idsIn(found, `${path}.${key}`) : [`${path}.${key}`],
  );
}
const idsOf = ({ talk, steps, moments }: CrisisTexts): string[] =>
  [...idsIn(talk, "talk"), ...idsIn(steps, "steps"), ...idsIn(moments, "moments")]
    .filter((id) => !id.startsWith("talk.chips"))
    .map(asUsed);

/** At least one answer for each thing that the protocol can be told. */
const SAID = [
  ...["yes", "no", "I don't know", "ok", "…", "not very", "9", "2", "thanks", "bye", "fuck you", "leave me alone"],
  ...["I'm so sad", "nobody cares", "I can't go on", "there's no way out", "there's no point", "I'm worthless"],
  ...["my dog died", "I'm a burden to them", "I'm ashamed", "they never understand me", "I can't afford it"],
  ...["my english is bad", "they could overhear me", "my mom would be mad", "it didn't help last time", "no energy"],
  ...["nobody is there", "what do I even say", "they would lock me up in a hospital", "I don't want to call"],
  ...[
    "my sister is nice",
    "my sister is here now",
    "I called 988",
    "tonight",
    "it's in the drawer",
    "I locked it away",
  ],
  ...[
    "I put it in the closet",
    "I've made up my mind",
    "it got worse",
    "I feel calmer",
    "I feel fine",
    "are you a bot?",
  ],
  ...["will you call the police?", "will you tell my parents?", "you can't tell anyone", "how many pills to die"],
  ...["can we talk about something else", "just kidding", "I climbed onto the roof", "I went back inside"],
  ...[
    "mommy says don't tell",
    "it was my fault",
    "she isn't answering",
    "we were at the lake and he told everyone of it",
  ],
  ...["I want to live", "they are gone", "the blue lamp and my cup"],
  ...["stop", "I feel far away, nothing is real", "I am safe, no plan", "he used to come into my room at night"],
] as const;
const GAMES = 150;
const TURNS = 34;

function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Audience = Hearer["audience"];
type Meets = (ids: readonly string[]) => void;
const of = <Item>(items: readonly Item[], at: number, or: Item): Item => items[at % items.length] ?? or;

/**
 * Gives each answer to each question, in the middle of a conversation in which much has been said.
 */
function answerEach(audience: Audience, meet: Meets): void {
  const asked = idsOf(crisisTextsFor("en", audience)).filter((id) => !/^(?:talk|moments|now)\b/.test(id));
  for (const kind of ["suicide", "third_party"] as const) {
    for (const [at, question] of asked.entries()) {
      for (const text of SAID) {
        const severity = of(severities, at, "low");
        const state: ProtocolState = {
          kind,
          severity,
          turn: 5,
          sign: false,
          phase: "care",
          asked: question,
          used: ["lines.0"],
        };
        meet(
          protocolReply({ state, finding: NOTHING_FOUND, text, hearer: { language: "en", audience } })?.state.used ??
            [],
        );
      }
    }
  }
}

/** Plays long conversations, some of them opened by the question of a later visit. */
function walkThrough(audience: Audience, meet: Meets): void {
  const roll = dice(11);
  const hearer = { language: "en", audience } as const;
  for (let game = 0; game < GAMES; game += 1) {
    const opening = game % 8 === 0 ? checkIn(hearer, of(kinds, roll(99), "suicide"), roll(10) * 86_400_000) : null;
    let state: ProtocolState | null = opening?.state ?? null;
    let guided = 0;
    meet(state?.used ?? []);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const sign = !state || roll(12) === 0;
      const found = {
        ...NOTHING_FOUND,
        crisis: true,
        concern: "clear" as const,
        kind: of(kinds, roll(99), "suicide"),
        severity: of(severities, roll(99), "low"),
      };
      const finding = sign ? { ...found, evidence: roll(4) === 0 ? [HEARD_BY_READER] : [] } : NOTHING_FOUND;
      const answer: ProtocolAnswer | null = protocolReply({
        state,
        finding,
        text: of(SAID, roll(999), "…"),
        hearer,
        guided,
      });
      guided = answer ? 0 : guided + 1;
      state = answer?.state ?? state;
      meet(answer?.state.used ?? []);
    }
  }
}

/** Gives each answer to the question at a later visit. */
function answerVisit(audience: Audience, meet: Meets): void {
  const hearer = { language: "en", audience } as const;
  for (const kind of ["suicide", "abuse"] as const) {
    for (const days of [1, 9]) {
      const state = checkIn(hearer, kind, days * 86_400_000)?.state ?? null;
      meet(state?.used ?? []);
      for (const text of SAID) meet(protocolReply({ state, finding: NOTHING_FOUND, text, hearer })?.state.used ?? []);
    }
  }
}

/** Follows a danger that only the encoder heard with ordinary talk, twice in one conversation. */
function goOnAboutTheDay(audience: Audience, meet: Meets): void {
  const hearer = { language: "en", audience } as const;
  for (const kind of kinds) {
    let state: ProtocolState | null = null;
    const found = { crisis: true, concern: "clear", kind, severity: "imminent", evidence: [HEARD_BY_READER] } as const;
    for (let turn = 0; turn < 14; turn += 1) {
      const finding = turn % 7 === 0 ? found : NOTHING_FOUND;
      const text = "we made soup and watched the rain";
      const answer: ProtocolAnswer | null = protocolReply({ state, finding, text, hearer });
      state = answer?.state ?? state;
      meet(answer?.state.used ?? []);
    }
  }
}

/** Corrects an encoder-only finding, twice. */
function takeBack(audience: Audience, meet: Meets): void {
  const hearer = { language: "en", audience } as const;
  const finding = {
    ...NOTHING_FOUND,
    ...({ crisis: true, concern: "clear", kind: "suicide", severity: "low", evidence: [HEARD_BY_READER] } as const),
  };
  const corrected = { ...NOTHING_FOUND, act: "correction" } as const;
  let state = protocolReply({ state: null, finding, text: "this commute", hearer })?.state ?? null;
  for (const text of ["I meant the commute", "it's only the commute"]) {
    state = protocolReply({ state, finding: corrected, text, hearer })?.state ?? state;
    meet(state?.used ?? []);
  }
}

/** Reports harm by others in words that get a reply of their own. */
function tellHarm(audience: Audience, meet: Meets): void {
  const hearer = { language: "en", audience } as const;
  const finding = { ...NOTHING_FOUND, crisis: true, concern: "clear", kind: "abuse", severity: "high" } as const;
  const both = { ...finding, beside: ["suicide"], evidence: ["suicide.passive"] } as const;
  meet(protocolReply({ state: null, finding: both, text: "he hit me", hearer })?.state.used ?? []);
  for (const text of ["he choked me", "he raped me"]) {
    const first = protocolReply({ state: null, finding, text: "he hit me", hearer })?.state ?? null;
    meet(protocolReply({ state: first, finding: NOTHING_FOUND, text, hearer })?.state.used ?? []);
    meet(protocolReply({ state: null, finding, text, hearer })?.state.used ?? []);
  }
}

/** Answers "yes" again and again. */
function sayYes(audience: Audience, meet: Meets): void {
  for (const asked of ["friend.0", "held.0", "urgent.0", "before.0"]) {
    const used = ["lines.0", "talk.hear.yes.0", "talk.hear.yes.1"];
    const state: ProtocolState = { kind: "third_party", severity: "low", turn: 5, sign: false, asked, used };
    const hearer = { language: "en", audience } as const;
    meet(protocolReply({ state, finding: NOTHING_FOUND, text: "yes", hearer })?.state.used ?? []);
  }
}

/**
 * Names or implies the same crisis again and again, to reach the questions that ask about it once
 * more.
 */
function nameAgain(audience: Audience, meet: Meets): void {
  const hearer = { language: "en", audience } as const;
  for (const kind of kinds) {
    for (const evidence of [["suicide.active"], [HEARD_BY_READER]]) {
      const finding = { ...NOTHING_FOUND, crisis: true, concern: "clear", kind, severity: "low", evidence } as const;
      const unsure = evidence.includes(HEARD_BY_READER);
      let used: readonly string[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const state: ProtocolState = {
          kind,
          severity: "low",
          turn,
          sign: false,
          phase: "rest",
          used: [...used],
          unsure,
        };
        used = protocolReply({ state, finding, text: "…", hearer })?.state.used ?? used;
      }
      meet(used);
    }
  }
}

describe("every text", () => {
  it.each(["adult", "child"] as const)("CRIS-16 is reached in some conversation: %s", (audience) => {
    const unsaid = new Set(idsOf(crisisTextsFor("en", audience)));
    const meet: Meets = (ids) => {
      for (const id of ids) unsaid.delete(id);
    };
    answerEach(audience, meet);
    answerVisit(audience, meet);
    nameAgain(audience, meet);
    tellHarm(audience, meet);
    sayYes(audience, meet);
    walkThrough(audience, meet);
    takeBack(audience, meet);
    goOnAboutTheDay(audience, meet);
    expect([...unsaid]).toEqual([]);
  });

  it.each(SPOKEN_LANGUAGES)("CRIS-16 stands in %s under the id that the agenda knows, for every age", (language) => {
    for (const audience of AGE_GROUPS) {
      const known = new Set(idsOf(crisisTextsFor("en", audience)));
      const optional = /^talk\.(?:hear|asides)\./;
      const ids = idsOf(crisisTextsFor(language, audience));
      expect(ids.filter((id) => !known.has(id) && !optional.test(id))).toEqual([]);
      expect([...known].filter((id) => !ids.includes(id) && !optional.test(id))).toEqual([]);
    }
  });
});
