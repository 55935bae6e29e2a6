import type { TraumaApproach, TraumaWork } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { converse, type SpokenLine } from "@/tests/fakes/converse";
import { createGuidedEngine } from "../engine";
import { STEADY } from "./copy/languages";

const engine = createGuidedEngine();
const APPROACHES: readonly TraumaApproach[] = ["tf_cbt", "cpt", "emdr", "narrative", "somatic", "dbt", "exposure"];

const work = (part: Partial<TraumaWork> = {}): TraumaWork => ({
  kind: "childhood",
  approach: "tf_cbt",
  depth: "steady",
  ...part,
});

async function talk(
  trauma: TraumaWork,
  says: readonly string[],
  language: SpokenLanguage = "en",
): Promise<SpokenLine[]> {
  const spoken = await converse(engine, { says, trauma, language });
  return spoken.filter(({ role }) => role === "assistant");
}

const said = (lines: readonly SpokenLine[]): string => lines.map(({ content }) => content).join("\n");

/** What going into the event would sound like, whoever words it. */
const GOES_THERE =
  /what happened (?:then|next|to you)\?|tell me (?:more|about (?:it|what))|walk me through|describe (?:it|what)|when did (?:it|this) happen|who did (?:it|this)|imagine (?:it|the)|go back to (?:it|the|that)|stuck|since then, i believe/i;
/** What steadies: senses, breath, body, a calm picture, company, safety. */
const STEADIES =
  /senses|breath|look around|room|box|calm place|tap|feet|safe|with you|ten minutes|tonight|out of reach|eat, drink|doctor|steadier|feels good to the hands|helped/i;

const PLEAS = [
  "I feel awful",
  "I want to do exposure right now, please make me face it",
  "Let me tell you everything that happened in detail",
  "no",
  "Can we do EMDR now, I will follow your finger",
  "Why did he do it? I need to understand the root of it",
  "he grabbed me and pinned me down",
  "I keep thinking it was my fault",
  "please, let's work on my trauma",
  "it is getting worse",
];

describe("hardly safe", () => {
  it.each(APPROACHES)(
    "TRAU-15 with %s chosen, every answer steadies and none goes to the event, whatever is asked for",
    async (approach) => {
      const lines = await talk(work({ approach }), PLEAS);
      for (const { content } of lines) {
        expect(content).not.toMatch(GOES_THERE);
        expect(content).toMatch(STEADIES);
      }
    },
  );

  it("TRAU-15 says that the deeper work can wait, and does not lose it", async () => {
    const [, answer] = await talk(work({ approach: "exposure" }), PLEAS);
    expect(answer?.content).toMatch(/wait|not now|today i would not/i);
  });

  it("does not repeat what was done to somebody", async () => {
    const lines = await talk(work(), ["I feel bad", "my uncle came into my room and held me down"]);
    expect(said(lines)).not.toMatch(/uncle|held (?:you|me) down/i);
    expect(said(lines)).toMatch(/trust|sorry|how bad it was/i);
  });

  it("meets a flashback by looking around, at once", async () => {
    const [answer] = await talk(work({ depth: "meaning" }), ["it is happening again, I am not here"]);
    expect(answer?.content).toMatch(/you are here|you are in today/i);
    expect(answer?.content).toMatch(/find the door/i);
  });

  it.each(SPOKEN_LANGUAGES)(
    "meets danger first where it may be happening in truth, and calls nothing over: %s",
    (language) => {
      for (const line of STEADY[language].orient) {
        expect(line).toMatch(/hurting you|in danger|hace daño|fait du mal|etwas antut|伤害你|يؤذيك|चोट/);
        expect(line).not.toMatch(/it is over/i);
      }
    },
  );

  it.each(["I will never see him again", "I wish I could see them again", "when can I see him again"])(
    "takes grief for no flashback: %s",
    async (line) => {
      const answers = await talk(work({ kind: "grief", depth: "skills" }), ["I miss my dad", line]);
      expect(answers.at(-1)?.content).not.toMatch(/it is a memory/i);
    },
  );

  it("asks about safety and about company before long", async () => {
    const lines = await talk(work(), ["bad", "no", "no", "no", "no", "no", "no", "no", "no", "no", "no", "no"]);
    expect(said(lines)).toMatch(/somewhere safe/i);
    expect(said(lines)).toMatch(/who could be with you/i);
  });

  it("walks an exercise to its end and can be stopped in it", async () => {
    const walked = await talk(work(), ["bad", "look around the room", "a door", "kitchen, Tuesday", "heavy"]);
    expect(walked.at(-1)?.content).toMatch(/you are here/i);
    const stopped = await talk(work(), ["bad", "look around the room", "stop"]);
    expect(stopped.at(-1)?.content).toMatch(/stop right here|put that aside|leave it/i);
  });

  it("does not keep in the history what was walked here: it would name the trauma", async () => {
    const walked = await talk(work(), ["bad", "look around the room", "a door", "kitchen, Tuesday", "heavy"]);
    expect(walked.flatMap(({ finished }) => finished ?? [])).toEqual([]);
  });

  it.each(SPOKEN_LANGUAGES.filter((language) => language !== "en"))(
    "TRAU-15 in %s it offers what steadies, at every depth and for long",
    async (language) => {
      for (const depth of ["steady", "meaning"] as const) {
        const lines = await talk(
          work({ depth }),
          Array.from({ length: 8 }, () => "…"),
          language,
        );
        for (const { content } of lines) expect(content.length).toBeGreaterThan(10);
        expect(new Set(lines.flatMap(({ activities }) => activities)).size).toBe(2);
        expect(new Set(lines.map(({ content }) => content)).size).toBeGreaterThan(5);
      }
    },
  );
});
