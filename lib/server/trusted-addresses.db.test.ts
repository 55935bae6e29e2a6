import { someEmail } from "@/tests/factories/people";
import { authOptions } from "./auth";

beforeAll(() => {
  process.env.OIDC_TRUST_EMAIL = "1";
});

it.each([
  ["does not say whether", {}, true],
  ["says that", { email_verified: true }, true],
  ["says in text that", { email_verified: "true" }, true],
  ["denies that", { email_verified: false }, "/sign-in-problem?error=Unverified"],
  ["denies in text that", { email_verified: "false" }, "/sign-in-problem?error=Unverified"],
])("AUTH-01 where the operator trusts the issuer, and it %s the address is theirs", async (_, said, taken) => {
  const enter = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
  expect(await enter({ profile: { email: someEmail(), ...said } })).toBe(taken);
});
