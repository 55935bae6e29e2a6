import { DEMO_PIN } from "./demo-pin.mjs";

/**
 * The settings of a demo: safe on one machine, and nowhere else. Settings already in the
 * environment win.
 */
export function demoEnvironment(env, { port, data, databaseUrl }) {
  const { secrets, directory } = data;
  const defaults = {
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secrets.authSecret,
    OIDC_ISSUER: `http://localhost:${port + 1}`,
    OIDC_CLIENT_ID: "willow-demo",
    OIDC_CLIENT_SECRET: secrets.oidcClientSecret,
    OIDC_NAME: "Demo sign-in",
    ADMIN_PIN: DEMO_PIN,
    ADMIN_EMAILS: "admin@example.com",
    CLINICIAN_EMAILS: "clinician@example.com",
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    CRON_SECRET: secrets.cronSecret,
    TRUST_PROXY: "0",
    SAMPLE_CONTENT: "1",
    MAIL_FROM: "Willow <willow@example.com>",
  };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  return {
    ...defaults,
    ...given,
    PORT: String(port),
    DATA_DIR: directory,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
