/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { isWrittenIn } from "@/tests/fakes/written-in";
import { Greeting } from "./greeting";

const EACH = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => [language, audience] as const),
);

it.each(EACH)("CHAT-21 greets in the language that it introduces itself in: %s %s", (language, audience) => {
  const voice = { onDeviceOnly: false, preference: false };
  render(<Greeting person={{ audience, language, firstName: "Sam", mode: null, voice }} />);
  const words = CHAT_COPY[audience].greeting[language];
  expect(screen.getByText(words("Sam"))).toHaveAttribute("lang", language);
  expect(words(null)).not.toMatch(/Sam|null/);
  if (language !== "en") expect(words("Sam")).not.toBe(CHAT_COPY[audience].greeting.en("Sam"));
  if (["zh", "ar", "hi"].includes(language)) expect(isWrittenIn(language, words(null))).toBe(true);
});
