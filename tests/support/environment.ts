import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The settings that `env()` needs in every test file. each-file.ts adds the database's address.
Object.assign(process.env, {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret for tests and nothing else",
  CRON_SECRET: "a cron secret for tests only",
  ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS,
  OIDC_ISSUER: "http://localhost:3001",
  OIDC_CLIENT_ID: "willow",
  OIDC_CLIENT_SECRET: "a client secret for tests",
  ADMIN_EMAILS: "admin@example.com",
  CLINICIAN_EMAILS: "clinician@example.com",
  ADMIN_PIN: "730194",
  DATA_DIR: mkdtempSync(join(process.env.TEST_FILES ?? tmpdir(), "willow-files-")),
  TZ: "America/St_Johns",
});
