import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";

const clear = (finding: Partial<Finding>): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  severity: "high",
  ...finding,
});

/** What a child is told when they ask about their parents after these messages. */
function toldAboutParents(...said: [text: string, finding: Finding][]): string {
  let state: ProtocolState | null = null;
  let text = "";
  for (const [message, finding] of [...said, ["please don't tell my mom", NOTHING_FOUND] as const]) {
    const answer = protocolReply({ state, finding, text: message, hearer: { language: "en", audience: "child" } });
    if (!answer) throw new Error(`Nothing is said to "${message}"`);
    ({ state, text } = answer);
  }
  return text;
}

const PROMISE = "Nothing about this is shown or mailed to a parent or guardian.";
const HOME = clear({ kind: "abuse" });

it("CRIS-16 LEGL-22 a child who names home from the start is promised that no parent sees it", () => {
  expect(toldAboutParents(["my stepdad hits me", HOME])).toContain(PROMISE);
});

it("CRIS-16 LEGL-22 the promise is not made when a danger had been found before home was named", () => {
  const cut = clear({ kind: "self_harm" });
  for (const later of [HOME, { ...cut, evidence: ["sign.home"] }]) {
    const text = toldAboutParents(["I cut my arm last night", cut], ["my stepdad hits me", later]);
    expect(text).not.toContain(PROMISE);
    expect(text).toMatch(/I do not send what you write to your parents|I will not tell them/);
  }
});
