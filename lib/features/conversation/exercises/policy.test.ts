import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { PACES } from "./constants";
import { exerciseCopy } from "./copy";
import { momentAt, opensOf } from "./policy";

it.each([
  ["Breathe for one minute", "breathing"],
  ["Breathe with Buddy", "breathing"],
  ["Box breathing", "breathing"],
  ["Balloon breathing", "breathing"],
  ["Respirar un minuto", "breathing"],
  ["Respirer une minute", "breathing"],
  ["Eine Minute atmen", "breathing"],
  ["呼吸一分钟", "breathing"],
  ["تنفس لدقيقة", "breathing"],
  ["एक मिनट साँस", "breathing"],
  ["Name five things", "grounding"],
  ["5-4-3-2-1", "grounding"],
  ["Grounding exercise", "grounding"],
  ["Nombrar cinco cosas", "grounding"],
  ["Nommer cinq choses", "grounding"],
  ["Fünf Dinge nennen", "grounding"],
  ["说出五样东西", "grounding"],
  ["سم خمسة أشياء", "grounding"],
  ["पाँच चीज़ें बताना", "grounding"],
  ["Safety plan", "safety-plan"],
  ["My safe plan", "safety-plan"],
  ["Plan de seguridad", "safety-plan"],
  ["Sicherheitsplan", "safety-plan"],
  ["安全计划", "safety-plan"],
  ["خطة أماني", "safety-plan"],
  ["सुरक्षा योजना", "safety-plan"],
])("CHAT-10 the activity %s opens %s", (activity, opens) => expect(opensOf(activity)).toBe(opens));

it.each([
  "Thought record",
  "Plan one small thing",
  "Feel safe at home",
  "Keep talking",
  "Words to a friend",
  "Background noise",
])("CHAT-10 the activity %s is said", (activity) => expect(opensOf(activity)).toBeNull());

it("walks in, out and around, and comes to its end after the last breath", () => {
  expect(momentAt(PACES.slow, 0)).toEqual({ breath: 0, phase: "in", left: 4 });
  expect(momentAt(PACES.slow, 4)).toEqual({ breath: 0, phase: "out", left: 6 });
  expect(momentAt(PACES.box, 15)).toEqual({ breath: 0, phase: "rest", left: 1 });
  expect(momentAt(PACES.slow, 59)).toEqual({ breath: 5, phase: "out", left: 1 });
  expect(momentAt(PACES.slow, 60)).toBeNull();
});

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsOf);

it.each(
  SPOKEN_LANGUAGES.flatMap((language) =>
    (["adult", "child"] as const).map((audience) => [language, audience] as const),
  ),
)("R-18 %s for the %s: no exclamation mark, no emoji, nothing empty, names for its paces", (language, audience) => {
  const copy = exerciseCopy(language, audience);
  for (const text of textsOf(copy)) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[!！¡]|\p{Extended_Pictographic}/u);
  }
  expect(Object.keys(copy.breathing.paces)).toEqual(audience === "child" ? ["feather", "star"] : ["slow", "box"]);
  expect(copy.breathing.count).toMatch(/\{n\}.*\{total\}|\{total\}.*\{n\}/);
});
