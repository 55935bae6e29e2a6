import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePublicScripts } from "@/scripts/lib/public-scripts.mjs";
import { query } from "../support/database";

const secret = () => randomBytes(32).toString("base64");
const build = mkdtempSync(join(process.env.TEST_FILES ?? tmpdir(), "willow-build-"));

const fair = (): Record<string, string> => ({
  ...{ APP_URL: "https://willow.test", OIDC_ISSUER: "https://accounts.willow.test", ADMIN_PIN: "739152" },
  ...{ OIDC_CLIENT_ID: "willow", OIDC_CLIENT_SECRET: secret(), AUTH_SECRET: secret(), CRON_SECRET: secret() },
  ...{ ADMIN_EMAILS: "admin@willow.test", CLINICIAN_EMAILS: "clinician@willow.test", ENCRYPTION_KEYS: `a:${secret()}` },
  ...{ SMTP_URL: "smtps://user:password@mail.willow.test", MAIL_FROM: "Willow <care@willow.test>", BUILD_DIR: build },
  READER_DIR: build,
  TRUST_PROXY: "1",
});

/** Runs `npm start -- --check` with these settings; returns its exit code and output. */
function check(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const { PATH, DATABASE_URL } = process.env;
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH, DATABASE_URL, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", "scripts/start.ts", "--check"], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

describe("npm start -- --check", () => {
  // Like npm run build; a checkout that was never built doesn't have these files.
  beforeAll(async () => {
    if (!existsSync("public/first-aid.js") || !existsSync("public/offline-detector.js")) await makePublicScripts();
  });

  it("refuses what npm start refuses, by name: a setting, a build that is not there", async () => {
    const { code, said } = await check({ ...fair(), CRON_SECRET: "short", READER_DIR: join(build, "no-model") });
    expect(code).toBe(1);
    expect(said).toContain("CRON_SECRET needs at least 32 random characters");
    expect(said).toContain("there is no build");
    expect(said).toContain(`the reader's model ${join(build, "no-model", "reader.onnx")} is missing`);
  });

  it("is content with fair ones, serves nothing, warns where nobody said whether a proxy stands in front, and asks the database for its migrations", async () => {
    for (const name of ["BUILD_ID", "reader.onnx"]) writeFileSync(join(build, name), "a file");
    expect(await check(fair())).toEqual({ code: 0, said: "Settings, build and database are fit to start with.\n" });
    const { TRUST_PROXY: _, ...forgotten } = fair();
    const warned = await check(forgotten);
    expect([warned.code, warned.said]).toEqual([0, expect.stringMatching(/^Warning: TRUST_PROXY is not set/m)]);
    const [last] = await query<{ name: string }>(
      "DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING migration_name AS name",
    );
    const { code, said } = await check(fair());
    expect([code, said]).toEqual([1, expect.stringContaining(`the database lacks ${last?.name}`)]);
  });
});
