import { ask } from "@/tests/support/request";
import { GET } from "./route";

beforeAll(() => {
  process.env.SECURITY_CONTACT = "security@willow.test";
});
afterAll(() => {
  delete process.env.SECURITY_CONTACT;
});

it("says where a weakness is reported, in the form of RFC 9116, with an end within a year", async () => {
  const { status, headers, text } = await ask(GET, { path: "/.well-known/security.txt" });
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toMatch(/^Contact: mailto:security@willow\.test$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
