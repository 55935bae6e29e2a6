import { GET as comeBack } from "@/app/api/auth/[...nextauth]/route";
import { GET as login } from "@/app/api/login/route";
import { type IdentityProvider, startIdentityProvider } from "@/tests/fakes/identity-provider";
import { browse, type Jar } from "@/tests/support/sign-in-walk";

let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider();
  process.env.OIDC_ISSUER = provider.issuer;
  // Nothing listens on this port.
  process.env.DATABASE_URL = "postgresql://willow@127.0.0.1:1/willow";
});
afterAll(() => provider.close());

it("AUTH-05 a sign-in that finds the database away ends in the page that says so", async () => {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const jar: Jar = new Map();
  const left = await browse(jar, "/api/login", (request) => login(request, { params: Promise.resolve({}) }));
  const back = provider.authorize(left.headers.get("location") ?? "");
  const params = Promise.resolve({ nextauth: ["callback", "oidc"] });
  const answer = await browse(jar, back, (request) => comeBack(request, { params }));
  spy.mockRestore();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/sign-in-problem?error=RecordsAway"]);
  // Another file of this worker may still be logging that its database has gone.
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "sign-in-failed");
  expect(logged).toEqual([expect.objectContaining({ reason: "database_away" })]);
});
