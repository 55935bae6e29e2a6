import { POST as say } from "@/app/api/chat/message/route";
import { POST as openTalk } from "@/app/api/chat/sessions/route";
import { POST as checkIn } from "@/app/api/mood/route";
import { POST as move } from "@/app/api/pt/sessions/route";
import { POST as sayToTwo } from "@/app/api/relationship-messages/route";
import { PUT as plan } from "@/app/api/safety-plan/route";
import { POST as openTrauma } from "@/app/api/trauma-therapy/session/route";
import { PATCH as profile } from "@/app/api/user/profile/route";
import { FAMILY_ITEMS, PROVIDER_ITEMS } from "@/lib/across/your-data/shares/constants";
import { dropEndedShares } from "@/lib/across/your-data/shares/end-shares";
import type { FamilyView, ProviderSummary } from "@/lib/across/your-data/shares/types";
import type { Handler } from "@/lib/server/http/handler";
import { couple } from "@/tests/factories/couples";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { endShare, linkOf, listShares, openLinkOf, openShare, sharedWith } from "@/tests/factories/shares";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

const send = async (who: SignedIn, handler: Handler, body: object, method = "POST") => {
  const answer = await ask(handler, { method, body, cookie: who.cookie });
  expect([200, 201]).toContain(answer.status);
  return answer.json<{ id: string }>();
};

/** A word that appears in every text that's private to its owner. */
const PRIVATE = "quartz";

async function fillWithPrivateTexts(): Promise<{ maya: SignedIn; noah: SignedIn }> {
  const { maya, noah, session } = await couple();
  await send(maya, checkIn, { mood: "sad", moodScore: 3, notes: `${PRIVATE} note`, triggers: [`${PRIVATE} trigger`] });
  await send(maya, profile, { therapyGoals: `${PRIVATE} goals` }, "PATCH");
  const { id: sessionId } = await send(maya, openTalk, { title: `${PRIVATE} talk` });
  await send(maya, say, { sessionId, content: `My daughter ${PRIVATE} starts school in May` });
  await send(maya, say, { sessionId, content: `I want to kill myself, ${PRIVATE}` });
  await send(maya, openTrauma, { title: `${PRIVATE} years`, traumaType: "childhood", safetyLevel: 5 });
  await send(maya, sayToTwo, { sessionId: session.id, content: `${PRIVATE} between us` });
  await send(maya, move, { duration: 10, painBefore: 5, painAfter: 3, notes: `${PRIVATE} knee`, performances: [] });
  await send(
    maya,
    plan,
    {
      warningSigns: ["I stop sleeping"],
      ownWays: ["Walk by the river"],
      peopleAndPlaces: [],
      helpers: [{ text: "Aunt Rosa", phone: "555 0199" }],
      professionals: [],
      saferPlace: [],
    },
    "PUT",
  );
  return { maya, noah };
}

it("LAND-27 no share shows a conversation, a note, a crisis, trauma work, couples work or memory, with everything ticked", async () => {
  const { maya, noah } = await fillWithPrivateTexts();
  const seen = await openShare(noah, await sharedWith(maya, noah, FAMILY_ITEMS));
  const { link } = await linkOf(maya, PROVIDER_ITEMS, { period: 90 });
  const read = await openLinkOf(link);
  expect([seen.status, read.status]).toEqual([200, 200]);

  expect(`${seen.text}${read.text}`).not.toMatch(
    new RegExp(`${PRIVATE}|555 0199|childhood|trauma|kill|suicid|incident|${maya.user.id}|${maya.user.email}`, "i"),
  );
  expect(seen.json<FamilyView>()).toMatchObject({
    moods: [{ mood: "sad", score: 3 }],
    planPeople: ["Aunt Rosa"],
    planSigns: ["I stop sleeping"],
  });
  // Only the care provider sees the rest of the plan, and only if it was ticked.
  expect(seen.text).not.toContain("river");
  const { safetyPlan, movement } = read.json<ProviderSummary>();
  expect(safetyPlan?.find(({ section }) => section === "ownWays")?.lines).toEqual(["Walk by the river"]);
  expect(movement?.pain).toEqual([{ day: expect.any(String), before: 5, after: 3 }]);
});

it("R-11 erasing either side ends what was shared, and nothing of the erased one stays", async () => {
  const [maya, noah, olga] = [await signIn(), await signIn(), await signIn()];
  const [first, second] = [await sharedWith(maya, noah), await sharedWith(olga, maya)];
  const { link } = await linkOf(maya);
  await query("DELETE FROM users WHERE id = $1", [maya.user.id]);
  expect((await openLinkOf(link)).status).toBe(404);
  expect((await openShare(noah, first)).status).toBe(404);
  expect(await listShares(noah)).toEqual([]);
  expect(await listShares(olga)).toEqual([]);
  expect(await query("SELECT id FROM shares WHERE id = ANY($1)", [[first, second]])).toEqual([]);
});

it("LAND-27 a deactivated owner's share is closed to whoever looked at it", async () => {
  const [maya, noah] = [await signIn(), await signIn()];
  const id = await sharedWith(maya, noah);
  await query(`UPDATE users SET "active" = false WHERE id = $1`, [maya.user.id]);
  expect((await openShare(noah, id)).status).toBe(404);
  expect(await listShares(noah)).toEqual([]);
});

it("what has been over for 90 days is dropped, and nothing that goes on", async () => {
  const [maya, noah] = [await signIn(), await signIn()];
  const goesOn = await sharedWith(maya, noah);
  const over = await linkOf(maya);
  await endShare(maya, over.id);
  const late = await linkOf(maya);
  await query(`UPDATE shares SET "revokedAt" = now() - interval '91 days' WHERE id = $1`, [over.id]);
  await query(`UPDATE shares SET "expiresAt" = now() - interval '89 days' WHERE id = $1`, [late.id]);
  await query(`UPDATE shares SET "expiresAt" = now() - interval '200 days' WHERE id = $1`, [goesOn]);
  await dropEndedShares(maya.ctx);
  expect((await listShares(maya)).map(({ id }) => id).sort()).toEqual([goesOn, late.id].sort());
});
