import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import { CONSENT_PAGE_COPY } from "@/lib/core/consent/copy";
import { PROTOCOL_TEXT } from "@/lib/core/incidents/protocol-text";
import { PLAIN_WORDS } from "@/lib/core/legal/copy";
import { privacyText } from "@/lib/core/legal/texts";
import { textOf } from "@/lib/crisis/protocol/speak";
import { CHECK_IN_COPY } from "@/lib/features/couples/copy/check-in";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import { PLAYER_COPY, TEEN_PLAYER_COPY } from "@/lib/features/movement/player/copy";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { createAuthoredGuide } from "@/lib/guide/guide";
import { converse } from "@/tests/fakes/converse";
import { ALERT_SENTENCE } from "./alert-sentence";
import { ALERT_SENTENCES } from "./alert-sentences";
import { AUDIENCES } from "./audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "./languages";

const EACH = SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const));

it("CRIS-17 /safety, the policy and the fields where people write say who is told in one sentence", () => {
  for (const audience of AUDIENCES) {
    const pages = [PROTOCOL_TEXT, MOOD_COPY, PLAN_EDITOR, PLAYER_COPY, ONBOARDING_COPY];
    for (const words of pages.map((page) => page[audience])) {
      expect(JSON.stringify(words)).toContain(ALERT_SENTENCE[audience]);
    }
  }
  expect(JSON.stringify(TEEN_PLAYER_COPY.child)).toContain(ALERT_SENTENCE.child);
  expect(JSON.stringify(ASSESSMENT_COPY.adult)).toContain(ALERT_SENTENCE.adult);
  expect(JSON.stringify(privacyText(LANDING.privacy.kept))).toContain(ALERT_SENTENCE.adult);
  expect(JSON.stringify(PLAIN_WORDS.child?.privacy)).toContain(ALERT_SENTENCE.child);
});

it("CRIS-17 a parent and a partner read the same, of what is left out for them", () => {
  const [named] = ALERT_SENTENCE.adult.split("your words");
  expect(named).toMatch(/^The people named by the operator of this service get an alert\./);
  expect(CONSENT_PAGE_COPY.points.safety.text).toContain(`${named}your child's words.`);
  expect(CHECK_IN_COPY.privacy).toContain(`${named}your answers.`);
});

it.each(EACH)("CRIS-16 the crisis protocol says it to whoever asks: %s %s", (language, audience) => {
  for (const id of ["asides.police.0", "asides.parents.0", "asides.secret.0", "parentsInAbuse"]) {
    expect(textOf({ id: `talk.${id}` }, { language, audience })).toContain(ALERT_SENTENCES[language][audience]);
  }
});

const WHO_READS: Record<SpokenLanguage, Record<(typeof AUDIENCES)[number], string>> = {
  en: { adult: "Who can read this?", child: "is this a secret?" },
  es: { adult: "¿Quién lee esto?", child: "¿Es un secreto?" },
  fr: { adult: "Qui lit ça ?", child: "C'est un secret ?" },
  de: { adult: "Wer liest das?", child: "Ist das ein geheimnis?" },
  zh: { adult: "谁会看到这些？", child: "这是秘密吗？" },
  ar: { adult: "من يقرأ هذا؟", child: "هل هذا سر؟" },
  hi: { adult: "क्या तुम किसी को बताओगे?", child: "यह राज़ है?" },
};

it.each(EACH)("CRIS-17 the guide says it to whoever asks: %s %s", async (language, audience) => {
  const says = [WHO_READS[language][audience]];
  const spoken = await converse(createAuthoredGuide(), { language, audience, says });
  const answer = spoken.findLast(({ role }) => role === "assistant")?.content;
  expect(answer).toContain(ALERT_SENTENCES[language][audience]);
});

/** Other wordings, which people saw before there was a single sentence. */
const OTHERWISE =
  /(?:our )?staff get an alert|clinical team is told|crisis team can|people who (?:run|look after) this|grown-ups who help|people who can help may be told|whom the operator|equipo de crisis|équipe de crise|Krisenteam|危机团队|فريق الأزمات|संकट वाली टीम/i;

it("CRIS-17 no other file words who is told of a crisis", () => {
  const tracked = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "app", "components", "content", "lib", "messages"],
    {
      encoding: "utf8",
    },
  ).split("\n");
  const sources = tracked.filter((path) => /(?<!\.test)\.(tsx?|json|yaml)$/.test(path) && existsSync(path));
  const found = sources.filter((path) => OTHERWISE.test(readFileSync(path, "utf8")));
  expect(found).toEqual(["messages/en/alert-sentence.json"]);
});
