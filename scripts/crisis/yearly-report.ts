// `npm run -s report:crisis -- 2026`: how often people were referred to help, by month, kind,
// severity and age group, as CSV and without identity. Reads DATABASE_URL, or otherwise the
// embedded database of DATA_DIR.
import { createDatabaseClient } from "@/lib/server/database-client";

async function main(year: number): Promise<void> {
  if (!Number.isInteger(year)) throw new Error("usage: npm run -s report:crisis -- YEAR");
  const db = createDatabaseClient(process.env.DATABASE_URL ?? "");
  try {
    const days = await db.crisisCount.findMany({
      where: { day: { gte: new Date(Date.UTC(year, 0)), lt: new Date(Date.UTC(year + 1, 0)) } },
      orderBy: [{ day: "asc" }, { kind: "asc" }, { severity: "asc" }],
    });
    const sums = new Map<string, number>();
    for (const { day, kind, severity, isChild, count } of days) {
      const row = [day.toISOString().slice(0, 7), kind, severity, isChild ? "minor" : "adult"].join(
        ",",
      );
      sums.set(row, (sums.get(row) ?? 0) + count);
    }
    console.log("month,kind,severity,age group,referrals");
    for (const [row, count] of sums) console.log(`${row},${count}`);
  } finally {
    await db.$disconnect();
  }
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
