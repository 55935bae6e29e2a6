import { POST as open } from "@/app/api/chat/sessions/route";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { dropCheckIn, findCheckIn } from "./queries";

/** A conversation with incidents of these kinds and severities. */
async function withIncidents(...incidents: readonly (readonly [kind: string, severity: string])[]) {
  const person = await signIn();
  const { id } = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
  for (const [kind, severity] of incidents)
    await query(
      `INSERT INTO crisis_incidents ("userId", kind, severity, source, "sessionId") VALUES ($1, $2, $3::"Severity", 'chat_message', $4)`,
      [person.user.id, kind, severity, id],
    );
  return { ctx: person.ctx, sessionId: id };
}

it("CRIS-17 no later visit asks about a mild danger that was taken back", async () => {
  const { ctx, sessionId } = await withIncidents(["suicide", "moderate"]);
  expect(await findCheckIn(ctx)).not.toBeNull();
  await dropCheckIn(ctx, sessionId, "suicide");
  expect(await findCheckIn(ctx)).toBeNull();
});

it.each([
  ["graver", ["suicide", "high"]],
  ["of another kind", ["self_harm", "moderate"]],
] as const)("CRIS-17 one that was %s in the same conversation is still asked about", async (_, other) => {
  const { ctx, sessionId } = await withIncidents(["suicide", "moderate"], other);
  await dropCheckIn(ctx, sessionId, "suicide");
  expect(await findCheckIn(ctx)).not.toBeNull();
});

it("CRIS-17 and so is one of another conversation", async () => {
  const { ctx } = await withIncidents(["suicide", "moderate"]);
  await dropCheckIn(ctx, "00000000-0000-4000-8000-000000000000", "suicide");
  expect(await findCheckIn(ctx)).not.toBeNull();
});
