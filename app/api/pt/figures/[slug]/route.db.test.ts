import { LIBRARY } from "@/lib/features/movement/library/library";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

it("DATA-10 PHYS-13 the picture's address in every seeded row answers with an svg", async () => {
  const { cookie } = await signIn();
  const rows = await query<{ name: string; imageUrl: string }>(
    `SELECT name, "imageUrl" FROM exercises WHERE id = ANY ($1::uuid[])`,
    [LIBRARY.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(LIBRARY.length);
  for (const { name, imageUrl } of rows.slice(0, 12)) {
    const slug = imageUrl.split("/").at(-1) ?? "";
    const answer = await ask(GET, { path: imageUrl, params: { slug }, cookie });
    expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, "image/svg+xml"]);
    expect(answer.text).toContain(`<title id="t">${name}</title>`);
  }
});

it("DATA-10 there is no picture of what is no exercise, and none for a visitor", async () => {
  const { cookie } = await signIn();
  for (const slug of ["nothing", "constructor", "../../etc/passwd", ""]) {
    expect((await ask(GET, { params: { slug }, cookie })).status).toBe(404);
  }
  expect((await ask(GET, { params: { slug: "squat" } })).status).toBe(401);
});
