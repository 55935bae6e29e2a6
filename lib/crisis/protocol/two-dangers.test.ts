import { detectCrisis } from "../detect";
import { protocolReply } from "./protocol-reply";
import { textsFor } from "./speak";
import type { Hearer } from "./types";

const reply = async (text: string, hearer: Hearer) =>
  protocolReply({ state: null, finding: await detectCrisis(text), text, hearer });

it.each([
  "Ich will mich umbringen.",
  "Manchmal will ich mich einfach umbringen",
  "Ich möchte mich heute Abend umbringen",
])("CRIS-16 a wish to kill oneself is no threat to somebody else: %s", async (text) => {
  expect((await detectCrisis(text)).kind).toBe("suicide");
  expect((await detectCrisis(text.replace("mich", "ihn"))).kind).toBe("harm_to_others");
});

describe("a message that tells of harm by somebody and of dying", () => {
  it.each([
    ["adult", "en", "My husband hits me and last night he choked me. I want to kill myself."],
    ["child", "en", "My dad hits me and I want to die"],
    ["adult", "de", "Mein Mann schlägt mich jeden Tag, und ich will sterben."],
    ["adult", "es", "Mi marido me pega. Quiero matarme."],
  ] as const)("CRIS-16 is answered to both: %s, %s", async (audience, language, text) => {
    const hearer = { audience, language };
    expect(await detectCrisis(text)).toMatchObject({ kind: "abuse", beside: expect.arrayContaining(["suicide"]) });
    expect((await reply(text, hearer))?.text).toContain(textsFor(hearer).talk.alsoDying);
  });

  it.each(["My husband hits me.", "I want to kill myself."])(
    "CRIS-16 is not said where only one was told: %s",
    async (text) => {
      const hearer = { audience: "adult", language: "en" } as const;
      expect((await reply(text, hearer))?.text).not.toContain(textsFor(hearer).talk.alsoDying);
    },
  );
});
