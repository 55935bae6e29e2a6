import { POST as breakGlass } from "@/app/api/admin/crisis-incidents/[id]/break-glass/route";
import { PATCH as workOn } from "@/app/api/admin/crisis-incidents/[id]/route";
import { POST as endChat } from "@/app/api/chat/sessions/[id]/end/route";
import { PATCH as rename } from "@/app/api/chat/sessions/[id]/route";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import { PATCH as editMemory } from "@/app/api/memory/[id]/route";
import { GET as memory, PATCH as switchMemory } from "@/app/api/memory/route";
import { POST as feel } from "@/app/api/mood/route";
import { POST as invite } from "@/app/api/partner-invitations/route";
import { POST as assess } from "@/app/api/pt/assessments/route";
import { POST as plan } from "@/app/api/pt/generate-routine/route";
import { PATCH as renameRoutine } from "@/app/api/pt/routines/[id]/route";
import { POST as recordRoutine } from "@/app/api/pt/sessions/route";
import { POST as sendToTwo } from "@/app/api/relationship-messages/route";
import { POST as openTalk } from "@/app/api/relationship-sessions/route";
import { PATCH as changeRelationship } from "@/app/api/relationships/[id]/route";
import { PUT as savePlan } from "@/app/api/safety-plan/route";
import { POST as share } from "@/app/api/shares/route";
import { POST as sendInTrauma } from "@/app/api/trauma-therapy/message/route";
import { POST as openTrauma } from "@/app/api/trauma-therapy/session/route";
import { PATCH as profile } from "@/app/api/user/profile/route";
import { MAX_TRIGGERS } from "@/lib/features/mood/constants";
import { MAX_ITEMS, SECTIONS } from "@/lib/features/safety-plan/constants";
import type { Handler } from "@/lib/server/http/handler";
import { newId } from "@/lib/shared/ids";
import { couple } from "@/tests/factories/couples";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { say, talkersOf } from "@/tests/factories/talkers";
import { ask } from "@/tests/support/request";
import type { Planted } from "./planted";

type Sender = Pick<SignedIn, "cookie"> & { readonly headers?: Record<string, string> };

/** Sends a call that must succeed, with an idempotency key, so that its response is stored too. */
async function send<T>(who: Sender, method: string, handler: Handler, body: object, id?: string): Promise<T> {
  const headers = { ...who.headers, "idempotency-key": newId() };
  const params: Record<string, string> = id ? { id } : {};
  const answer = await ask(handler, { method, body, params, cookie: who.cookie, headers });
  if (answer.status >= 300) throw new Error(`${method} answered ${answer.status}: ${answer.text}`);
  return answer.text ? answer.json<T>() : (undefined as T);
}

interface Made {
  readonly id: string;
}

export async function plantInTalks({ text, name }: Planted): Promise<void> {
  const [talker, grave] = await talkersOf(2);
  if (!talker || !grave) throw new Error("nobody talks");
  await send(talker, "PATCH", switchMemory, { enabled: true });
  for (let at = 0; at < 8; at += 1) await say(talker, text("I live near"));
  await send(talker, "POST", endChat, {}, talker.sessionId);
  await send(talker, "PATCH", rename, { title: text("About") }, talker.sessionId);
  await send(talker, "POST", openChat, { title: text("Later:") });
  await say(grave, text("I want to kill myself tonight,"));
  // Refused but still checked for a crisis: the text is stored only in the incident.
  await say({ ...talker, sessionId: newId() }, text("I am going to kill myself,"));
  for (const { id } of (await ask(memory, { cookie: talker.cookie })).json<Made[]>()) {
    await send(talker, "PATCH", editMemory, { content: text() }, id);
  }
  const work = await send<Made>(talker, "POST", openTrauma, { title: name(), traumaType: "childhood" });
  await send(talker, "POST", sendInTrauma, { sessionId: work.id, content: text() });
}

export async function plantInOwnPages({ text, texts, name, email }: Planted): Promise<void> {
  const who = await signIn();
  const child = await signIn({ age: 9, consent: "pending" });
  await send(child, "PATCH", profile, { parentEmail: email(), age: 9 });
  await send(who, "PATCH", profile, { therapyGoals: text("I would like to sleep without") });
  for (let at = 0; at < 4; at += 1) {
    const triggers = Array.from({ length: MAX_TRIGGERS }, name);
    await send(who, "POST", feel, { mood: "sad", notes: text(), triggers });
  }
  const lines = SECTIONS.map((section) => [section, texts(MAX_ITEMS)]);
  await send(who, "PUT", savePlan, Object.fromEntries(lines));
}

export async function plantInMovement({ text, texts, name }: Planted): Promise<void> {
  const who = await signIn();
  const wishes = { targetAreas: [name(), name()], goals: [name(), name()] };
  const routine = await send<Made>(who, "POST", plan, { sessionDuration: 15, ...wishes });
  await send(who, "PATCH", renameRoutine, { name: name() }, routine.id);
  const scores = { [name()]: 4, [name()]: 5 };
  const body = { assessmentType: "pain", painLevels: scores, goals: texts(4), limitations: texts(4) };
  await send(who, "POST", assess, body);
  await send(who, "POST", recordRoutine, { duration: 20, completedExercises: 2, notes: text() });
}

export async function plantBetweenTwo({ text, texts, name, email }: Planted): Promise<void> {
  const { maya, noah, relationship, session } = await couple();
  const styles = { communicationStyle: text(), conflictResolutionStyle: text() };
  const said = { relationshipName: name(), goals: texts(8), challenges: texts(8) };
  await send(maya, "PATCH", changeRelationship, { ...said, ...styles }, relationship.id);
  const talk = { relationshipId: relationship.id, sessionTitle: name() };
  await send(noah, "POST", openTalk, talk);
  await send(maya, "POST", sendToTwo, { sessionId: session.id, content: text() });
  const apart = { isPrivate: true, targetUserId: null };
  await send(noah, "POST", sendToTwo, { sessionId: session.id, content: text(), ...apart });
  await send(maya, "POST", invite, { inviteeEmail: email(), personalMessage: text() });
  await send(maya, "POST", share, { kind: "family", inviteeEmail: email(), items: ["moods"], label: name() });
}

/** Texts that clinicians write about a person in danger. */
export async function plantAtTheDesk({ text }: Planted): Promise<void> {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  const { sessionId } = talker;
  const id = await incidentOf(talker, { text: text("I want to kill myself tonight,"), sessionId });
  const staff = await signInStaff({ isClinician: true });
  await send(staff, "POST", breakGlass, { reason: text("The alert says tonight,") }, id);
  for (const action of ["acknowledge", "note", "act"]) {
    const note = text("Called them, and");
    const { entry } = await send<{ entry: string }>(staff, "PATCH", workOn, { action, note, ...deedFor(action) }, id);
    if (action === "act")
      await send(staff, "PATCH", workOn, { action: "strike", entry, note: text("Not them, but") }, id);
  }
}

const deedFor = (action: string): object => (action === "act" ? { template: "called_person" } : {});
