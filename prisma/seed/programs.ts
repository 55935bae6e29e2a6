import { seedCatalogue } from "./catalogue";
import { type SeedCtx, seedId } from "./seed";

export const programId = (slug: string): string => seedId("program", slug);

/** Durations in days. `requirements` counts what has to be done for 100 percent, and whom the programme is for. */
export const PROGRAMS = [
  {
    slug: "steadier-days",
    name: "Six Weeks of Steadier Days",
    type: "therapy",
    description:
      "Daily check-ins and a weekly conversation that turns what lifts your mood into small, planned habits.",
    duration: 42,
    requirements: { moodEntries: 30, conversations: 6, ageGroups: ["adult"] },
  },
  {
    slug: "sleep-again",
    name: "Sleep Again",
    type: "therapy",
    description: "Three weeks on the habits and worries that keep people awake, with a wind-down you design yourself.",
    duration: 21,
    requirements: { moodEntries: 14, conversations: 4, ageGroups: ["teen", "adult"] },
  },
  {
    slug: "calm-and-brave",
    name: "Calm and Brave",
    type: "therapy",
    description: "Two weeks of little breathing games, feeling words and brave steps, with a grown-up cheering along.",
    duration: 14,
    requirements: { moodEntries: 8, conversations: 3, ageGroups: ["child", "teen"] },
  },
  {
    slug: "gentle-back-and-neck",
    name: "Gentle Back and Neck",
    type: "physical-therapy",
    description: "Four weeks of short, easy movements for people who sit a lot, with rest days built in.",
    duration: 28,
    requirements: { ptSessions: 12, ageGroups: ["adult"] },
  },
  {
    slug: "safety-plan-workshop",
    name: "My Safety Plan",
    type: "other",
    description: "Write a plan for hard days in six steps, at your own pace, and keep it where you can find it.",
    duration: 7,
    requirements: { safetyPlan: 1, ageGroups: ["teen", "adult"] },
  },
] as const;

export async function seedPrograms(ctx: SeedCtx): Promise<void> {
  const table = ctx.db.program;
  const rows = PROGRAMS.map(({ slug, requirements, ...program }) => ({
    id: programId(slug),
    ...program,
    requirements: { ...requirements, ageGroups: [...requirements.ageGroups] },
  }));
  await seedCatalogue(
    ctx,
    {
      name: "program",
      find: (id) => table.findUnique({ where: { id } }),
      insert: (row) => table.create({ data: row }),
      update: ({ id, ...fields }) => table.update({ where: { id }, data: fields }),
    },
    rows,
  );
}
