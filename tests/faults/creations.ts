import { POST as breakGlass } from "@/app/api/admin/crisis-incidents/[id]/break-glass/route";
import { POST as openCampaign } from "@/app/api/admin/marketing/campaigns/route";
import { POST as draftAsStaff } from "@/app/api/admin/marketing/generate-post/route";
import { POST as storyAsStaff } from "@/app/api/admin/marketing/success-story/route";
import { POST as sendMessage } from "@/app/api/chat/message/route";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import { POST as askParent } from "@/app/api/consent/route";
import { POST as subscribe } from "@/app/api/create-subscription/route";
import { POST as finishExercise } from "@/app/api/exercises/finished/route";
import { POST as draft } from "@/app/api/marketing/generate-post/route";
import { POST as story } from "@/app/api/marketing/success-story/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { POST as invite } from "@/app/api/partner-invitations/route";
import { POST as assessBody } from "@/app/api/pt/assessments/route";
import { POST as planRoutine } from "@/app/api/pt/generate-routine/route";
import { POST as recordRoutine } from "@/app/api/pt/sessions/route";
import { POST as sendToTwo } from "@/app/api/relationship-messages/route";
import { POST as openTalk } from "@/app/api/relationship-sessions/route";
import { POST as assessTwo } from "@/app/api/relationships/[id]/assessments/route";
import { POST as checkIn } from "@/app/api/relationships/[id]/check-in/route";
import { POST as relate } from "@/app/api/relationships/route";
import { POST as giveSeat } from "@/app/api/subscription/seats/route";
import { POST as recordCheck } from "@/app/api/trauma-therapy/checks/route";
import { POST as sendInTrauma } from "@/app/api/trauma-therapy/message/route";
import { POST as openTrauma } from "@/app/api/trauma-therapy/session/route";
import { POST as enrol } from "@/app/api/user-programs/route";
import { settleTier } from "@/lib/features/billing/settle-tier";
import { CHECK_IN_ITEMS } from "@/lib/features/couples/constants";
import { CHECK_ITEMS } from "@/lib/features/trauma/checks/constants";
import type { Handler } from "@/lib/server/http/handler";
import { newId } from "@/lib/shared/ids";
import { programId } from "@/prisma/seed/programs/seed";
import { couple } from "@/tests/factories/couples";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, type SignedInStaff, signIn, signInStaff, someEmail } from "@/tests/factories/people";
import { talkersOf } from "@/tests/factories/talkers";
import { insert } from "@/tests/integration/rows";
import { ask } from "@/tests/support/request";

/** A call that's ready to send, by a person created for it who is allowed to make it. */
interface Call {
  readonly cookie: string;
  readonly body: object;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export interface Creation {
  readonly handler: Handler;
  readonly ready: () => Promise<Call>;
}

const by = async (body: object | ((who: SignedIn) => object), who = signIn()): Promise<Call> => {
  const person = await who;
  return { cookie: person.cookie, body: typeof body === "function" ? body(person) : body };
};
const byStaff = async (body: object, more: Partial<Call> = {}): Promise<Call> => {
  const { cookie, headers }: SignedInStaff = await signInStaff({ isClinician: true });
  return { cookie, headers, body, ...more };
};

async function inTalk(): Promise<Call> {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  return { cookie: talker.cookie, body: { sessionId: talker.sessionId, content: "I slept badly again." } };
}

async function inTrauma(): Promise<Call> {
  const { cookie } = await signIn();
  const opened = await ask(openTrauma, { method: "POST", body: { traumaType: "childhood" }, cookie });
  return { cookie, body: { sessionId: opened.json<{ id: string }>().id, content: "I would like to feel steadier." } };
}

async function ofTwo(body: (two: Awaited<ReturnType<typeof couple>>) => object): Promise<Call> {
  const two = await couple();
  return { cookie: two.maya.cookie, body: body(two), params: { id: two.relationship.id } };
}

async function withFamilyPlan(): Promise<Call> {
  const who = await signIn();
  const plan = { tier: "family_premium", status: "active", stripeSubscriptionId: `sub_${newId()}`, cardStored: true };
  const currentPeriodEnd = new Date(Date.now() + 20 * 24 * 3_600_000);
  await insert("subscriptions", { userId: who.user.id, ...plan, currentPeriodEnd });
  await settleTier(who.ctx, who.user.id);
  return by({ inviteeEmail: someEmail("seat") }, Promise.resolve(who));
}

async function atTheDesk(): Promise<Call> {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  const id = await incidentOf(talker, { sessionId: talker.sessionId });
  return byStaff({ reason: "The alert says tonight; I have to know what was said." }, { params: { id } });
}

/**
 * Every call that creates something and accepts an `Idempotency-Key` (contract 5); a test compares
 * the list with app/.
 */
export const CREATIONS: Readonly<Record<string, Creation>> = {
  "chat/message": { handler: sendMessage, ready: inTalk },
  mood: { handler: recordMood, ready: () => by({ mood: "sad", moodScore: 3, notes: "Rain all day" }) },
  "relationship-messages": {
    handler: sendToTwo,
    ready: () => ofTwo(({ session }) => ({ sessionId: session.id, content: "We keep missing each other." })),
  },
  "trauma-therapy/message": { handler: sendInTrauma, ready: inTrauma },
  "chat/sessions": { handler: openChat, ready: () => by({}) },
  consent: { handler: askParent, ready: () => by({}, signIn({ age: 9, consent: "pending" })) },
  "create-subscription": { handler: subscribe, ready: () => by({ tier: "plus" }) },
  "exercises/finished": { handler: finishExercise, ready: () => by({ exercise: "breathing" }) },
  "marketing/generate-post": { handler: draft, ready: () => by({ platform: "facebook" }) },
  "marketing/success-story": { handler: story, ready: () => by({}) },
  "partner-invitations": { handler: invite, ready: () => by({ inviteeEmail: someEmail("partner") }) },
  "pt/assessments": {
    handler: assessBody,
    ready: () => by({ assessmentType: "pain", painLevels: { "lower-back": 4 }, goals: "walk further" }),
  },
  "pt/generate-routine": { handler: planRoutine, ready: () => by({ sessionDuration: 20, goals: ["strength"] }) },
  "pt/sessions": {
    handler: recordRoutine,
    ready: () => by({ duration: 20, completedExercises: 3, notes: "Went well" }),
  },
  "relationship-sessions": {
    handler: openTalk,
    ready: () => ofTwo(({ relationship }) => ({ relationshipId: relationship.id, sessionTitle: "Evenings" })),
  },
  "relationships/[id]/assessments": { handler: assessTwo, ready: () => ofTwo(() => ({ assessmentType: "talking" })) },
  "relationships/[id]/check-in": {
    handler: checkIn,
    ready: () => ofTwo(() => ({ answers: Object.fromEntries(CHECK_IN_ITEMS.map((item) => [item, "no"])) })),
  },
  relationships: {
    handler: relate,
    ready: () =>
      ofTwo(({ noah }) => ({ relationshipName: "Us", relationshipType: "family", partner2Id: noah.user.id })),
  },
  "subscription/seats": { handler: giveSeat, ready: withFamilyPlan },
  "trauma-therapy/checks": { handler: recordCheck, ready: () => by({ answers: CHECK_ITEMS.map(() => 1) }) },
  "trauma-therapy/session": { handler: openTrauma, ready: () => by({ traumaType: "childhood" }) },
  "user-programs": { handler: enrol, ready: () => by({ programId: programId("worry-in-its-place") }) },
  "admin/crisis-incidents/[id]/break-glass": { handler: breakGlass, ready: atTheDesk },
  "admin/marketing/campaigns": { handler: openCampaign, ready: () => byStaff({ name: "Spring walks" }) },
  "admin/marketing/generate-post": { handler: draftAsStaff, ready: () => byStaff({ platform: "instagram" }) },
  "admin/marketing/success-story": { handler: storyAsStaff, ready: () => byStaff({}) },
};
