import { COUNTED, PROGRAM_TYPES } from "@/lib/features/programs/constants";
import { requirementsShape } from "@/lib/features/programs/schema";
import { gradeOf, wordsOf } from "@/tests/reading/grade";
import { PROGRAMS } from "./seed";

const textsOf = ({ name, description, modules }: (typeof PROGRAMS)[number]): string[] => [
  name,
  description,
  ...modules.flatMap(({ title, read, todo }) => [title, read, todo]),
];

it("small steps towards what scares a child are never steps towards a person who harms them", () => {
  const steps = PROGRAMS.flatMap(({ modules }) => modules).filter(({ read }) => /\bladder\b/.test(read));
  expect(steps.length).toBeGreaterThan(0);
  for (const { read } of steps)
    expect(read).toMatch(/If a person hurts you or scares you, don't climb\. Tell a grown-up/);
});

it("CERT-10 DATA-16 there are programmes of every kind and for every age", () => {
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(8);
  expect(new Set(PROGRAMS.map(({ type }) => type))).toEqual(new Set(PROGRAM_TYPES));
  for (const [age, least] of [
    ["adult", 5],
    ["teen", 4],
    ["child", 3],
  ] as const) {
    expect(PROGRAMS.filter(({ ageGroups }) => ageGroups.includes(age)).length).toBeGreaterThanOrEqual(least);
  }
  const used = new Set(PROGRAMS.flatMap(({ modules }) => modules.map(({ counts }) => counts)));
  expect(used).toEqual(new Set(COUNTED));
});

describe.each(PROGRAMS.map((programme) => [programme.name, programme] as const))("%s", (_, programme) => {
  it("names its sources, and its steps can be read back", () => {
    const { ageGroups, sources, modules } = programme;
    expect(requirementsShape.safeParse({ ageGroups, sources, modules }).success).toBe(true);
    expect(sources.join()).toMatch(/\d{4}/);
    expect(new Set(modules.map(({ key }) => key)).size).toBe(modules.length);
  });

  it("is read with ease by those it is made for", () => {
    const highest = programme.ageGroups.every((age) => age === "adult") ? 8 : 5;
    const hard = textsOf(programme)
      .filter((text) => wordsOf(text).length >= 8 && gradeOf(text) > highest)
      .map((text) => `grade ${gradeOf(text).toFixed(1)}: ${text}`);
    expect(hard).toEqual([]);
  });

  it("R-05 R-20 claims no cure and no title, and blames nobody", () => {
    for (const text of textsOf(programme)) {
      expect(text).not.toMatch(/\b(cure|heal(s|ed)?|guarantee|therapist|counsel|diagnos|you must|failed|streak)\b/i);
    }
  });

  it("asks for no more steps of the safety plan than there are", () => {
    const steps = programme.modules.filter(({ counts }) => counts === "planSteps");
    expect(steps.reduce((sum, { target }) => sum + target, 0)).toBeLessThanOrEqual(6);
  });
});
