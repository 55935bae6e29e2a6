import { kindOfCode } from "./refusal-codes";
import codes from "./refusal-codes.json";

type Api = keyof typeof codes;
interface Group {
  readonly source?: unknown;
  readonly away?: readonly (string | number)[];
  readonly expired?: readonly (string | number)[];
  readonly refused?: readonly (string | number)[];
}
const GROUPS = Object.entries(codes).flatMap(([api, groups]) =>
  (groups as readonly Group[]).map((group) => [api as Api, group] as const),
);
/** The platforms' own pages, and the standards they follow. */
const DOCUMENT =
  /^(?:developers\.facebook\.com\/docs|developers\.google\.com\/youtube\/v3\/docs|cloud\.google\.com\/apis\/design|github\.com\/googleapis|docs\.x\.com|api\.x\.com)\/\S+(?: \(.+\))?$|^RFC \d{4}, \d(?:\.\d)*$/;
const codesOf = ({ away = [], expired = [], refused = [] }: Group) => [...away, ...expired, ...refused];

it("every code of a platform names the document that describes it", () => {
  expect(GROUPS.length).toBeGreaterThan(8);
  for (const [, group] of GROUPS) {
    expect(String(group.source)).toMatch(DOCUMENT);
    expect(codesOf(group).length).toBeGreaterThan(0);
    const { source, away, expired, refused, ...unknown } = group;
    expect(unknown).toEqual({});
  }
});

it.each(["meta", "google", "twitter"] as const)(
  "no code of %s has two meanings, and each has the one listed",
  (api) => {
    const groups = GROUPS.filter(([of]) => of === api).map(([, group]) => group);
    const listed = groups.flatMap(codesOf);
    expect(new Set(listed).size).toBe(listed.length);
    for (const kind of ["away", "expired", "refused"] as const)
      for (const code of groups.flatMap((group) => group[kind] ?? [])) expect(kindOfCode(api, [code])).toBe(kind);
  },
);

it("the first code that is described counts, and none that is not", () => {
  expect(kindOfCode("meta", [undefined, 190])).toBe("expired");
  expect(kindOfCode("meta", [2_207_026, 1])).toBe("refused");
  expect(kindOfCode("meta", [460, 190])).toBe("expired");
  expect(kindOfCode("google", ["invalidValue", undefined])).toBeNull();
});
