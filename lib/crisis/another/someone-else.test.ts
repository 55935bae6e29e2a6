import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import talks from "@/tests/conversations/someone-else.json";
import { converseWith, type Exchanged } from "@/tests/fakes/crisis-talk";
import { detectCrisis } from "../detect";
import type { ProtocolState } from "../protocol/state";

interface Talk {
  readonly id: string;
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
  readonly turns: readonly { readonly says: string; readonly expect: readonly Mark[] }[];
}
interface Own {
  readonly language: SpokenLanguage;
  readonly says: string;
  readonly audience: AgeGroup;
}
type Mark = "line" | "emergency" | "adult" | "noPressing" | "writer";

const THEIRS = talks.theirs as readonly Talk[];
const OWN = talks.own as readonly Own[];

/** Questions about the writer's own life, and whether it's a misreading at all. */
const OF_THE_WRITERS_LIFE = /^(?:ask|plan|intent|means|time|near|before|confirm|backCheck|abuse)/;
const PRESSES = /^(?:friend\.[0-5]|friendAsk)/;

const MET: Readonly<Record<Mark, (played: Exchanged) => boolean>> = {
  line: ({ answer }) => answer?.text.includes("988") === true,
  emergency: ({ answer }) => answer?.text.includes("911") === true,
  adult: ({ answer }) => answer?.state.used?.some((id) => /^(?:moments\.friendPerson|safePerson)/.test(id)) === true,
  // The guide presses nobody.
  noPressing: ({ answer }) => !PRESSES.test(answer?.state.asked ?? ""),
  writer: ({ answer }) => answer?.state.used?.includes("friend.6") === true,
};

describe("another person's danger", () => {
  it.each(THEIRS.map((talk) => [talk.id, talk] as const))(
    "CRIS-16 CHAT-19 is heard as theirs from the first word to the end: %s",
    async (_, { language, audience, turns }) => {
      const played = await converseWith(
        turns.map(({ says }) => says),
        { language, audience },
      );
      expect(played[0]?.answer?.state.kind).toBe("third_party");
      for (const [at, exchanged] of played.entries()) {
        const { says, answer } = exchanged;
        expect({ says, kind: answer?.state.kind ?? "third_party" }).toEqual({ says, kind: "third_party" });
        expect(answer?.state.asked ?? "").not.toMatch(OF_THE_WRITERS_LIFE);
        const unmet = turns[at]?.expect.filter((mark) => !MET[mark](exchanged));
        expect({ says, unmet }).toEqual({ says, unmet: [] });
      }
    },
  );

  it.each(OWN)("CRIS-16 leaves the writer's own danger clear and theirs: $says", async ({ says, audience }) => {
    const { crisis, kind } = await detectCrisis(says, { audience });
    expect(crisis).toBe(true);
    expect(["third_party", "abuse", "none"]).not.toContain(kind);
  });

  it("CRIS-16 opens no dialog while it isn't immediate, and raises one when they don't answer", async () => {
    const says = ["My brother told me he wants to kill himself.", "He won't pick up."];
    const [told, silent] = await converseWith(says, { language: "en", audience: "adult" });
    expect(told?.answer).toMatchObject({ raised: null, state: { sign: false, severity: "moderate" } });
    expect(silent?.answer?.raised).toMatchObject({ kind: "third_party", severity: "high", crisis: true });
  });

  it("CRIS-16 becomes theirs when a danger heard as the writer's own is corrected", async () => {
    const state: ProtocolState = {
      ...{ kind: "suicide", severity: "high", turn: 0, since: 0, sign: true, phase: "care", unsure: true },
      ...{ asked: "confirm.suicide.0", used: ["talk.unsure", "confirm.suicide.0"] },
    };
    const hearer = { language: "en", audience: "adult" } as const;
    const [, corrected] = await converseWith(["hello", "No, it's about him, not me."], hearer, state);
    expect(corrected?.answer?.state).toMatchObject({ kind: "third_party", asked: "friendAsk.0" });
  });
});
