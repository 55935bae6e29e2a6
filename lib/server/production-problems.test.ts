import { productionProblems, productionWarnings } from "./production-problems";

const key = (seed: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + seed) % 256)).toString("base64");

const GOOD = {
  DATABASE_URL: "postgresql://willow:secret@db.internal:5432/willow?sslmode=verify-full",
  APP_URL: "https://willow.health",
  AUTH_SECRET: "kX9vQ2mT7pL4wR8zB3nC6jH1dF5gS0yA",
  OIDC_ISSUER: "https://accounts.google.com",
  OIDC_CLIENT_ID: "willow",
  OIDC_CLIENT_SECRET: "from the provider",
  ADMIN_PIN: "730194",
  ADMIN_EMAILS: "head@willow.health",
  CLINICIAN_EMAILS: "oncall@willow.health, second@willow.health",
  ENCRYPTION_KEYS: `2026b:${key(5)},2026a:${key(9)}`,
  CRON_SECRET: "Zt5Yb8Qw1Er4Ui7Op0As3Df6Gh9Jk2Lx",
  SMTP_URL: "smtps://mail.willow.health",
  MAIL_FROM: "Willow <care@willow.health>",
};

describe("what npm start refuses", () => {
  it("AUTH-14 starts with a complete environment, also without model, payment and platform keys", () => {
    expect(productionProblems(GOOD)).toEqual([]);
  });

  it("warns, and starts all the same, where nobody said whether a proxy stands in front", () => {
    expect(productionWarnings(GOOD)).toEqual([expect.stringMatching(/^TRUST_PROXY is not set: /)]);
    expect(productionProblems(GOOD)).toEqual([]);
    for (const said of ["0", "1"]) expect(productionWarnings({ ...GOOD, TRUST_PROXY: said })).toEqual([]);
  });

  it("AUTH-14 names every missing setting in one list", () => {
    const names = productionProblems({}).map((problem) => problem.split(" ")[0]);
    expect(names.sort()).toEqual(Object.keys(GOOD).sort());
  });

  it("SUBS-03 payments are set up whole or not at all", () => {
    const all = { STRIPE_SECRET_KEY: "sk_1", STRIPE_PUBLISHABLE_KEY: "pk_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(productionProblems({ ...GOOD, ...all })).toEqual([]);
    for (const left of Object.keys(all)) {
      const problems = productionProblems({ ...GOOD, ...all, [left]: "" });
      expect([left, problems.every((problem) => problem.startsWith("STRIPE_")), problems.length > 0]).toEqual([
        left,
        true,
        true,
      ]);
    }
  });

  it.each([
    ["X", ["TWITTER_API_KEY", "TWITTER_API_SECRET", "TWITTER_ACCESS_TOKEN", "TWITTER_ACCESS_SECRET"]],
    ["Facebook", ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"]],
    ["YouTube", ["YOUTUBE_CLIENT_ID", "YOUTUBE_CLIENT_SECRET"]],
  ])("%s is set up whole or not at all", (_, names) => {
    const all = Object.fromEntries(names.map((name) => [name, "a value"]));
    expect(productionProblems({ ...GOOD, ...all })).toEqual([]);
    for (const left of names) {
      const missing = names.filter((name) => name !== left).map((name) => `${name} needs ${left} beside it`);
      expect(productionProblems({ ...GOOD, ...all, [left]: "" })).toEqual(missing);
    }
  });

  it.each(["TWITTER", "FACEBOOK", "YOUTUBE"])("%s's tokens are sent over https alone", (platform) => {
    const problems = productionProblems({ ...GOOD, [`${platform}_API_BASE`]: "http://127.0.0.1:4000" });
    expect(problems).toEqual([expect.stringContaining("tokens are sent to it")]);
  });

  it.each([
    ["APP_URL", "http://willow.health"],
    ["APP_URL", "https://localhost:3000"],
    ["DATABASE_URL", "mysql://db/willow"],
    ["DATABASE_URL", "postgresql://willow:secret@db.internal:5432/willow"],
    ["DATABASE_URL", "postgresql://willow:secret@db.internal:5432/willow?sslmode=prefer"],
    ["DATABASE_URL", "postgresql://willow:secret@db.internal:5432/willow?sslmode=no-verify"],
    ["OIDC_ISSUER", "http://localhost:3001"],
    ["AUTH_SECRET", "short"],
    ["AUTH_SECRET", "a".repeat(64)],
    ["CRON_SECRET", "0123456789"],
    ["CRON_SECRET", GOOD.AUTH_SECRET],
    ["ADMIN_PIN", "246810"],
    ["ADMIN_PIN", "0000"],
    ["ADMIN_PIN", "1234"],
    ["ADMIN_PIN", "987654"],
    ["ADMIN_PIN", "731"],
    ["ADMIN_PIN", "7301948"],
    ["CLINICIAN_EMAILS", "clinician@example.com"],
    ["CLINICIAN_EMAILS", "somebody"],
    ["ENCRYPTION_KEYS", "one:c2hvcnQ="],
    ["ENCRYPTION_KEYS", `one:${Buffer.alloc(32).toString("base64")}`],
    ["ENCRYPTION_KEYS", `demo-1:${key(3)}`],
    ["ENCRYPTION_KEYS", `a:${key(3)},a:${key(4)}`],
    ["SMTP_URL", "https://mail.willow.health"],
    ["SMTP_URL", "smtp://mail.willow.health:587"],
    ["OPENAI_BASE_URL", "http://models.internal:8000/v1"],
    ["STRIPE_API_BASE", "http://payments.internal"],
    ["SAMPLE_CONTENT", "1"],
    ["TRUST_PROXY", "maybe"],
  ])("AUTH-14 refuses a weak %s (%s), by name", (name, value) => {
    const problems = productionProblems({ ...GOOD, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it.each([
    ["DATABASE_URL", "postgresql://willow:secret@localhost:5432/willow"],
    ["DATABASE_URL", "postgresql:///willow?host=/var/run/postgresql"],
    ["DATABASE_URL", "postgresql://willow:secret@db.internal/willow?sslmode=require"],
    ["SMTP_URL", "smtp://mail.willow.health:587/?requireTLS=true"],
    ["OPENAI_BASE_URL", "https://models.willow.health/v1"],
    ["OPENAI_BASE_URL", "http://127.0.0.1:8000/v1"],
  ])("AUTH-14 takes a %s that is encrypted or stays on the machine (%s)", (name, value) => {
    expect(productionProblems({ ...GOOD, [name]: value })).toEqual([]);
  });

  it("never repeats a value, which may be a secret that is nearly right", () => {
    const problems = productionProblems({ ...GOOD, AUTH_SECRET: "hunter2hunter2", ADMIN_PIN: "1111" });
    expect(problems.join()).not.toMatch(/hunter2|1111/);
  });

  it("takes an empty value for a missing one", () => {
    expect(productionProblems({ ...GOOD, SMTP_URL: " " })).toEqual([expect.stringMatching(/^SMTP_URL is missing/)]);
  });
});
