import { gradeOf } from "@/tests/reading/grade";
import { VOICE_COPY } from "./copy";

const sentences = (texts: object | string): string[] => {
  const all: string[] = typeof texts === "string" ? [texts] : Object.values(texts).flatMap(sentences);
  return all.filter((text) => text.includes(". ") || text.endsWith("."));
};

it.each([
  ["adult", 8],
  ["child", 5],
] as const)("VOIC-12 R-18 what the %s reads about voice is no harder than grade %d, and calm", (audience, grade) => {
  const texts = sentences(VOICE_COPY[audience]);
  expect(texts.length).toBeGreaterThan(8);
  expect(gradeOf(texts.join(" "))).toBeLessThanOrEqual(grade);
  for (const text of texts) expect(text).not.toMatch(/!|\p{Extended_Pictographic}/u);
});

it("VOIC-11 VOIC-12 adults read the documented words, children read of typing", () => {
  const { cannotHear, cannotSpeak } = VOICE_COPY.adult.notices;
  expect([cannotHear.title, cannotSpeak.title]).toEqual([
    "Speech recognition not supported",
    "Text-to-speech not supported",
  ]);
  for (const { text } of Object.values(VOICE_COPY.child.notices).slice(0, 4)) expect(text).toMatch(/\btype\b/);
});
