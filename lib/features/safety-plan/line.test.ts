import { MAX_ITEM, MAX_PHONE, type Section } from "./constants";
import { readLine } from "./policy";
import { savePlanInput } from "./schema";

const TEXTS = ["", "  ", "Ana", "  Ana  ", "x".repeat(MAX_ITEM), "x".repeat(MAX_ITEM + 1), "a\u0000b", "\ud800"];
const PHONES = ["", "  ", "988", " 555 0100 ext. 2 ", "at work", "1".repeat(MAX_PHONE + 1), "1\u0000"];

const EMPTY = {
  ...{ warningSigns: [], ownWays: [], peopleAndPlaces: [], helpers: [] },
  ...{ professionals: [], saferPlace: [], worthLivingFor: [] },
};

/** The server's response for a plan with only this line. */
function sent(section: Section, line: { text: string; phone?: string }) {
  const parsed = savePlanInput.safeParse({ ...EMPTY, [section]: [line] });
  if (parsed.success) return { item: parsed.data[section][0] };
  return { errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.at(-1), message])) };
}

it("a form and the server say the same of a line", () => {
  for (const text of TEXTS) {
    expect(readLine("ownWays", { text, phone: "" })).toEqual(sent("ownWays", { text }));
    for (const phone of PHONES) {
      expect(readLine("helpers", { text, phone })).toEqual(sent("helpers", { text, phone }));
    }
  }
});
