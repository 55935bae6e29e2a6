import { issueCertificate } from "@/lib/features/certificates/issue-certificate";
import { listCertificates } from "@/lib/features/certificates/queries";
import { examineTitle, openSession } from "@/lib/features/conversation/open-session";
import { chatMessageSeal } from "@/lib/features/conversation/sealed";
import { MOODS } from "@/lib/features/mood/constants";
import { moodSeal } from "@/lib/features/mood/sealed";
import { newId } from "@/lib/shared/ids";
import { programId } from "@/prisma/seed/programs/seed";
import { type SignedIn, signIn } from "@/tests/factories/people";

/** A person with six weeks of data. */
export interface BenchPerson {
  readonly id: string;
  readonly cookie: string;
  /** One conversation that is read repeatedly, and one that is written to. */
  readonly read: string;
  readonly written: string;
  /** A message in the middle of the conversation that is read. */
  readonly cursor: string;
  readonly certificate: string;
}

const DAY_MS = 86_400_000;
const DAYS = 42;
const MESSAGES = 30;
const NOTE =
  "Slept badly again, but the walk with Jonas after work helped more than I thought it would.";
const SAID = "I keep going over what she said at dinner, and then I am awake until three.";
const ANSWERED =
  "That sounds like a long night. What part of it comes back first when you lie down?";

/**
 * Creates enough people that none of them hits a rate limit, with the product's own code, in a few
 * statements each.
 */
export async function makePeople(count: number): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  for (let made = 0; made < count; made += 10) {
    people.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - made) }, makePerson))),
    );
  }
  return people;
}

async function makePerson(): Promise<BenchPerson> {
  const person = await signIn();
  const [read, written] = [
    await conversation(person, "sad"),
    await conversation(person, "anxious"),
  ];
  await giveMoods(person);
  const cursor = await giveMessages(person, read, MESSAGES);
  // Like nearly every turn, the measured one isn't the first of its conversation.
  await giveMessages(person, written, 2);
  const certificate = await giveCertificate(person);
  return { id: person.user.id, cookie: person.cookie, read, written, cursor, certificate };
}

async function conversation({ ctx }: SignedIn, mood: "sad" | "anxious"): Promise<string> {
  return (await openSession(ctx, await examineTitle(ctx, { mood }))).session.id;
}

async function giveMoods({ ctx, user }: SignedIn): Promise<void> {
  const data = Array.from({ length: DAYS }, (_, day) => {
    const id = newId();
    const createdAt = new Date(Date.now() - day * DAY_MS);
    // Two days out of three have a note, as in the demo's diaries.
    const notes = day % 3 === 0 ? null : NOTE;
    const sealed = moodSeal.seal(ctx.actor.key, id, {
      notes,
      triggers: day % 2 === 0 ? ["work", "sleep"] : [],
    });
    return {
      id,
      userId: user.id,
      mood: MOODS[day % MOODS.length] ?? "sad",
      moodScore: 1 + (day % 10),
      createdAt,
      ...sealed,
    };
  });
  await ctx.db.moodEntry.createMany({ data });
}

async function giveMessages({ ctx }: SignedIn, sessionId: string, count: number): Promise<string> {
  const data = Array.from({ length: count }, (_, at) => {
    const id = newId();
    const role = at % 2 === 0 ? ("user" as const) : ("assistant" as const);
    const createdAt = new Date(Date.now() - (count - at) * 60_000);
    const sealed = chatMessageSeal.seal(ctx.actor.key, id, {
      content: role === "user" ? SAID : ANSWERED,
    });
    return { id, sessionId, role, createdAt, completedAt: createdAt, ...sealed };
  });
  await ctx.db.chatMessage.createMany({ data });
  return data[count / 2]?.id ?? "";
}

async function giveCertificate({ ctx, user }: SignedIn): Promise<string> {
  const completedAt = new Date();
  const program = programId("worry-in-its-place");
  const { id } = await ctx.db.userProgram.create({
    data: {
      userId: user.id,
      programId: program,
      progress: 100,
      status: "completed",
      completedAt,
      certificateGenerated: true,
    },
    select: { id: true },
  });
  await issueCertificate(ctx, {
    ...{ programId: program, userProgramId: id, programName: "Worry in Its Place", completedAt },
    metrics: { days: 42, moodDays: 41, conversations: 8 },
  });
  const [certificate] = await listCertificates(ctx);
  if (!certificate) throw new Error("no certificate was issued");
  return certificate.id;
}
