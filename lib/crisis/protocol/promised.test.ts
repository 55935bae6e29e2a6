import type { Audience } from "@/lib/shared/audience";
import { type Finding, NOTHING_FOUND } from "../types";
import { checkIn } from "./check-in";
import { protocolReply } from "./protocol-reply";
import { textOf } from "./speak";
import type { ProtocolState } from "./state";

const clear = (finding: Partial<Finding>): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  severity: "high",
  ...finding,
});

type Said = readonly [text: string, finding: Finding];

/** The reply to a person who asks about their parents after these messages. */
function toldAboutParents(
  said: readonly Said[],
  audience: Audience = "child",
  from: ProtocolState | null = null,
): string {
  let state = from;
  let text = "";
  for (const [message, finding] of [...said, ["please don't tell my mom", NOTHING_FOUND] as const]) {
    const answer = protocolReply({ state, finding, text: message, hearer: { language: "en", audience } });
    if (!answer) throw new Error(`Nothing is said to "${message}"`);
    ({ state, text } = answer);
  }
  return text;
}

/** "Nothing about this is shown or mailed to anybody at home", in each age group's words. */
const PROMISES = (["adult", "child"] as const).map(
  (audience) => textOf({ id: "talk.parentsInAbuse" }, { audience, language: "en" }).split(/[.;]/)[0] ?? "",
);
const isPromised = (text: string): boolean => PROMISES.some((promise) => text.includes(promise));
const HOME = clear({ kind: "abuse" });

const CUT: Said = ["I cut my arm last night", clear({ kind: "self_harm" })];
const HIT: Said = ["my stepdad hits me", HOME];

it("CRIS-16 LEGL-22 a child who names home from the start is promised that no parent sees it", () => {
  expect(isPromised(toldAboutParents([HIT]))).toBe(true);
});

it("CRIS-16 LEGL-22 the promise is not made when a danger had been found before home was named", () => {
  for (const later of [HOME, clear({ kind: "self_harm", evidence: ["sign.home"] })]) {
    const text = toldAboutParents([CUT, ["my stepdad hits me", later]]);
    expect(isPromised(text)).toBe(false);
    expect(text).toContain(textOf({ id: "talk.asides.parents.0" }, { audience: "child", language: "en" }));
  }
});

it("CRIS-16 LEGL-22 nor on a later visit to somebody whose guardian was told", () => {
  const hearer = { language: "en", audience: "child" } as const;
  const asked = checkIn(hearer, "self_harm", 0);
  if (!asked) throw new Error("Nobody asks");
  const after = (shown: boolean) => toldAboutParents([HIT], "child", { ...asked.state, home: true, shown });
  expect(isPromised(after(true))).toBe(false);
  expect(isPromised(after(false))).toBe(true);
});

it("CRIS-16 an adult, who has no guardian, is promised it all the same", () => {
  expect(isPromised(toldAboutParents([CUT, HIT], "adult"))).toBe(true);
});
