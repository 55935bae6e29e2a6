import { languageAskedFor } from "./languages";

it.each([
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,de;q=0.8", "en"],
  // The weights count, not the order of the list.
  ["en;q=0.5,fr-CA;q=0.9", "fr"],
  ["zh-Hant-TW", "zh"],
  // The first one that we offer. Portuguese isn't offered.
  ["pt-BR,pt;q=0.9,ar;q=0.4", "ar"],
  ["hi;q=0, de", "de"],
  ["HI-in", "hi"],
  ["pt-BR", "en"],
  ["*", "en"],
  ["", "en"],
  [null, "en"],
  [";;q=x,,=", "en"],
])("ONBD-07 suggests for %j the language %s", (header, language) => expect(languageAskedFor(header)).toBe(language));
