import { atLeastUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";

const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  );

/**
 * `id:base64 of 32 bytes`, comma separated. The first key wraps new data keys; the others still
 * unwrap old ones.
 */
const encryptionKeys = z.string().transform((value, ctx) =>
  value.split(",").map((part) => {
    const [id = "", encoded = ""] = part.trim().split(":");
    const key = Buffer.from(encoded, "base64");
    if (!/^[\w-]+$/.test(id) || key.length !== 32) {
      ctx.addIssue({
        code: "custom",
        message: "must be id:base64 with 32 bytes each, comma separated",
      });
    }
    return { id, key };
  }),
);

const isOne = z.enum(["0", "1"]).transform((value) => value === "1");
const flag = isOne.prefault("0");

/** Every setting of the service (contract 3). `.env.example` explains each. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATA_DIR: z.string().default(".data"),
  APP_URL: z.url(),
  DATABASE_URL: z.string().min(1),
  AUTH_SECRET: z.string().check(atLeastUnits(16)),
  OIDC_ISSUER: z.url(),
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  OIDC_NAME: z.string().default("Google"),
  /** Trusts an address even if the provider sends no email_verified (docs/deploy.md, "Sign-in"). */
  OIDC_TRUST_EMAIL: flag,
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default("gpt-4o-mini"),
  /** Folder of the reader's model (used by lib/reader/loaded.ts). Default: models/reader. */
  READER_DIR: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().optional(),
  ADMIN_PIN: z.string().optional(),
  ADMIN_EMAILS: list,
  CLINICIAN_EMAILS: list,
  ENCRYPTION_KEYS: encryptionKeys,
  CRON_SECRET: z.string().check(atLeastUnits(16)),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Willow <willow@localhost>"),
  /**
   * Notified of each crisis incident in addition to the mail, and again if no one acknowledges it.
   * Needs the secret.
   */
  CRISIS_WEBHOOK_URL: z.url().optional(),
  CRISIS_WEBHOOK_SECRET: z.string().check(atLeastUnits(16)).optional(),
  /**
   * Undefined means no one said whether there's a proxy in front. That's different from 0
   * (lib/server/http/unnamed-proxy.ts).
   */
  TRUST_PROXY: isOne.optional(),
  /** Where researchers report a vulnerability (RFC 9116). */
  SECURITY_CONTACT: z.email().optional(),
  QUICK_EXIT_URL: z.url().default("https://weather.com/"),
  /** Shows claims without evidence, marked as samples. The demo sets it (contract 8). */
  SAMPLE_CONTENT: flag,
  TWITTER_API_KEY: z.string().optional(),
  TWITTER_API_SECRET: z.string().optional(),
  TWITTER_ACCESS_TOKEN: z.string().optional(),
  TWITTER_ACCESS_SECRET: z.string().optional(),
  TWITTER_API_BASE: z.url().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_API_BASE: z.url().optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  YOUTUBE_CLIENT_ID: z.string().optional(),
  YOUTUBE_CLIENT_SECRET: z.string().optional(),
  YOUTUBE_API_BASE: z.url().optional(),
});

export type Env = z.output<typeof envSchema>;

let parsed: Env | undefined;

/** @throws Error naming every variable that is missing or malformed, but never its value */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not complete. ${problems.join("; ")}`);
}
