import { readFileSync } from "node:fs";
import { demoEnvironment } from "@/scripts/lib/demo-environment.mjs";
import { envSchema, parseEnv } from "./env";

const key = Buffer.alloc(32, 7).toString("base64");
const LEAST = {
  APP_URL: "http://localhost:3000",
  DATABASE_URL: "postgresql://localhost/willow",
  AUTH_SECRET: "sixteen characters",
  OIDC_ISSUER: "http://localhost:3001",
  OIDC_CLIENT_ID: "willow",
  OIDC_CLIENT_SECRET: "secret",
  ENCRYPTION_KEYS: `new:${key}, old:${key}`,
  CRON_SECRET: "sixteen characters",
};

describe("the environment", () => {
  it("AUTH-14 is complete without keys for model, payment and platforms", () => {
    const env = parseEnv(LEAST);
    expect(env.OPENAI_API_KEY).toBeUndefined();
    expect(env).toMatchObject({ PORT: 3000, DATA_DIR: ".data", SAMPLE_CONTENT: false });
    // Unset isn't the same as 0.
    expect(env.TRUST_PROXY).toBeUndefined();
    expect(["0", "1"].map((said) => parseEnv({ ...LEAST, TRUST_PROXY: said }).TRUST_PROXY)).toEqual([false, true]);
  });

  it("ADMN-07 of a demo says that nothing stands in front, unless the person running it says otherwise", () => {
    const place = { port: 3000, data: { secrets: {}, directory: ".data" }, databaseUrl: undefined };
    expect(demoEnvironment({ NODE_ENV: "test" }, place).TRUST_PROXY).toBe("0");
    expect(demoEnvironment({ NODE_ENV: "test", TRUST_PROXY: "1" }, place).TRUST_PROXY).toBe("1");
  });

  it("reads lists of addresses without regard to case and spaces", () => {
    expect(parseEnv({ ...LEAST, ADMIN_EMAILS: " Ada@X.org, ,b@x.org" }).ADMIN_EMAILS).toEqual(["ada@x.org", "b@x.org"]);
  });

  it("reads keys in order, the current one first", () => {
    const { ENCRYPTION_KEYS } = parseEnv(LEAST);
    expect(ENCRYPTION_KEYS.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ["new", 32],
      ["old", 32],
    ]);
  });

  it("names what is missing or malformed, and never its value", () => {
    const wrong = { ...LEAST, APP_URL: "", ENCRYPTION_KEYS: "one:c2VjcmV0", PORT: "70000" };
    expect(() => parseEnv(wrong)).toThrow(/APP_URL/);
    expect(() => parseEnv(wrong)).toThrow(/ENCRYPTION_KEYS/);
    expect(() => parseEnv(wrong)).toThrow(/PORT/);
    expect(() => parseEnv(wrong)).not.toThrow(/c2VjcmV0/);
  });

  it(".env.example explains exactly the settings that there are", () => {
    const text = readFileSync(".env.example", "utf8");
    const listed = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(envSchema.shape).sort());
  });
});
