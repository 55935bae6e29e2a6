import { POST as invite } from "@/app/api/partner-invitations/route";
import { POST as check } from "@/app/api/pt/assessments/route";
import { POST as plan } from "@/app/api/pt/generate-routine/route";
import { PATCH as rename } from "@/app/api/pt/routines/[id]/route";
import { POST as move } from "@/app/api/pt/sessions/route";
import { POST as beginTalk } from "@/app/api/relationship-sessions/route";
import { PATCH as describeBoth } from "@/app/api/relationships/[id]/route";
import { POST as beginSpace } from "@/app/api/relationships/route";
import { dropReader } from "@/lib/reader/loaded";
import { couple } from "@/tests/factories/couples";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { makeShare } from "@/tests/factories/shares";
import { HIDDEN, switchReader } from "@/tests/fakes/unreading-detector";
import { query } from "@/tests/support/database";
import { aWhilePasses, incidentsOf, sweep, turnReaderOff, unreadOf } from "@/tests/support/reader-off";
import { ask } from "@/tests/support/request";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/unreading-detector"));

const CALM = "We went for a walk.";
const PLAIN = "I want to kill myself tonight.";
const ROUTINE = { sessionDuration: 20, targetAreas: ["full-body"], goals: ["strength"] };

beforeEach(turnReaderOff);
afterAll(dropReader);

type Handler = typeof move;
const post = (handler: Handler, { cookie }: SignedIn, body: object) => ask(handler, { method: "POST", body, cookie });
const patch = (handler: Handler, { cookie }: SignedIn, id: string, body: object) =>
  ask(handler, { method: "PATCH", params: { id }, body, cookie });
const idOf = (answer: { json: <T>() => T }) => answer.json<{ id: string }>().id;

async function readerIsBack(): Promise<void> {
  switchReader(true);
  await aWhilePasses();
  await sweep();
}

const invitation = (personalMessage?: string) => ({
  inviteeEmail: someEmail(),
  relationshipType: "partnership",
  personalMessage,
});
const share = (label?: string) => ({ kind: "family", inviteeEmail: someEmail(), items: ["moods"], label });

/**
 * Texts that a person writes where no guide answers: the title, the unread text's source, the
 * incident's source, and the write itself.
 */
const WRITTEN: readonly [
  what: string,
  mark: string,
  incident: string,
  write: (who: SignedIn, text: string) => Promise<{ status: number; json: <T>() => T }>,
][] = [
  [
    "PHYS-10 notes of a session",
    "movement_session",
    "movement",
    (who, notes) => post(move, who, { duration: 5, notes }),
  ],
  [
    "PHYS-11 the limits of a self-check",
    "movement_check",
    "movement",
    (who, text) => post(check, who, { assessmentType: "pain", painLevels: { knee: 3 }, limitations: [text] }),
  ],
  [
    "PHYS-06 the goals of a routine",
    "movement_routine",
    "movement",
    (who, text) => post(plan, who, { ...ROUTINE, goals: ["strength", text] }),
  ],
  [
    "COUP-12 the words of an invitation",
    "invitation",
    "invitation",
    (who, text) => post(invite, who, invitation(text)),
  ],
  ["LAND-27 the note of a share", "share_label", "share_label", (who, text) => makeShare(who, share(text))],
];

describe("what was written elsewhere while the reader was off", () => {
  it.each(WRITTEN)("CRIS-16 CRIS-17 %s: marked, and read once the reader is back", async (_, mark, source, write) => {
    const person = await signIn();
    const written = await write(person, HIDDEN);
    expect(written.status).toBe(201);
    expect(await unreadOf(person)).toEqual([{ source: mark, sourceId: idOf(written) }]);
    await sweep();
    expect([await unreadOf(person), await incidentsOf(person)]).toEqual([[expect.anything()], []]);
    await readerIsBack();
    expect(await unreadOf(person)).toEqual([]);
    expect(await incidentsOf(person)).toEqual([{ source, severity: "high" }]);
  });

  it.each(WRITTEN)(
    "CRIS-16 %s: what is calm is forgotten, what is plain is not marked",
    async (_, mark, source, write) => {
      const [calm, plain] = [await signIn(), await signIn()];
      await write(calm, CALM);
      await write(plain, PLAIN);
      expect((await unreadOf(calm)).map((unread) => unread.source)).toEqual([mark]);
      expect(await unreadOf(plain)).toEqual([]);
      await readerIsBack();
      expect([await unreadOf(calm), await incidentsOf(calm)]).toEqual([[], []]);
      expect((await incidentsOf(plain)).map((incident) => incident.source)).toEqual([source]);
    },
  );

  it("CRIS-16 nothing is marked where nothing was written", async () => {
    const person = await signIn();
    await post(move, person, { duration: 5 });
    await post(invite, person, invitation());
    await makeShare(person, share());
    expect(await unreadOf(person)).toEqual([]);
  });

  it("CRIS-16 nothing is marked of what is refused: it stands nowhere", async () => {
    const { maya, noah, relationship } = await couple();
    await query(`DELETE FROM unread_texts`);
    const stranger = await signIn();
    const refused = [
      await post(move, maya, { duration: -1, notes: HIDDEN }),
      await post(invite, maya, { ...invitation(HIDDEN), inviteeEmail: maya.user.email }),
      await makeShare(maya, { ...share(HIDDEN), inviteeEmail: maya.user.email }),
      await patch(describeBoth, stranger, relationship.id, { goals: [HIDDEN] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
    for (const who of [maya, noah, stranger]) expect(await unreadOf(who)).toEqual([]);
  });

  it("CRIS-16 PHYS-06 a routine's new name is read", async () => {
    const person = await signIn();
    const id = idOf(await post(plan, person, ROUTINE));
    await query(`DELETE FROM unread_texts`);
    expect((await patch(rename, person, id, { name: HIDDEN })).status).toBe(200);
    expect(await unreadOf(person)).toEqual([{ source: "movement_routine", sourceId: id }]);
    await readerIsBack();
    expect(await incidentsOf(person)).toEqual([{ source: "movement", severity: "high" }]);
  });

  it("R-11 a mark goes with its text", async () => {
    const person = await signIn();
    await post(move, person, { duration: 5, notes: HIDDEN });
    await query(`DELETE FROM pt_sessions WHERE "userId" = $1`, [person.user.id]);
    await readerIsBack();
    expect([await unreadOf(person), await incidentsOf(person)]).toEqual([[], []]);
  });
});

describe("what two people both see", () => {
  it("COUP-15 CRIS-16 a talk's title and the words of a new space are read as their writer's", async () => {
    const { maya, noah, relationship } = await couple();
    const title = { relationshipId: relationship.id, sessionTitle: HIDDEN };
    const talk = await post(beginTalk, noah, title);
    const space = {
      relationshipName: "Us two",
      relationshipType: "romantic",
      partner2Id: noah.user.id,
      goals: [HIDDEN],
    };
    const made = await post(beginSpace, maya, space);
    expect([talk.status, made.status]).toEqual([201, 201]);
    expect(await unreadOf(noah)).toEqual([{ source: "talk_title", sourceId: idOf(talk) }]);
    expect(await unreadOf(maya)).toContainEqual({ source: "relationship_goals", sourceId: idOf(made) });
    await readerIsBack();
    for (const who of [maya, noah]) {
      expect(await unreadOf(who)).toEqual([]);
      expect(await incidentsOf(who)).toEqual([{ source: "relationship_text", severity: "high" }]);
    }
  });

  it("COUP-15 CRIS-16 what one wrote is never laid to the other, who wrote beside it", async () => {
    const { maya, noah, relationship } = await couple();
    const { id } = relationship;
    await patch(describeBoth, maya, id, { communicationStyle: CALM });
    expect((await patch(describeBoth, noah, id, { goals: [HIDDEN] })).status).toBe(200);
    expect(await unreadOf(maya)).toEqual([{ source: "communication_style", sourceId: id }]);
    expect(await unreadOf(noah)).toEqual([{ source: "relationship_goals", sourceId: id }]);
    await readerIsBack();
    expect(await incidentsOf(maya)).toEqual([]);
    expect(await incidentsOf(noah)).toEqual([{ source: "relationship_text", severity: "high" }]);
  });

  it("COUP-15 CRIS-16 nor is what one wrote over the other's words, unread or read", async () => {
    const { maya, noah, relationship } = await couple();
    const { id } = relationship;
    await patch(describeBoth, maya, id, { goals: [CALM], challenges: [CALM] });
    await patch(describeBoth, noah, id, { goals: [HIDDEN] });
    expect(await unreadOf(maya)).toEqual([{ source: "relationship_challenges", sourceId: id }]);
    switchReader(true);
    await patch(describeBoth, noah, id, { challenges: [HIDDEN] });
    expect(await unreadOf(maya)).toEqual([]);
    await readerIsBack();
    expect(await incidentsOf(maya)).toEqual([]);
    expect(new Set((await incidentsOf(noah)).map(({ source }) => source))).toEqual(new Set(["relationship_text"]));
  });
});
