import { examineLabel, makeShare } from "@/lib/across/your-data/shares/make-share";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { detectCrisis } from "@/lib/crisis/detect";
import type { MemberCtx } from "@/lib/ports/context";
import { db } from "@/lib/server/db";
import {
  contextOf,
  type SignedInStaff,
  signIn,
  signInStaff,
  someEmail,
} from "@/tests/factories/people";
import { type BenchPerson, makePeople } from "../people";

export interface Caller {
  readonly headers: Record<string, string>;
}

/** All callers. They're created once, and copied into the databases of both sizes. */
export interface Crowd {
  readonly people: readonly BenchPerson[];
  /** Clinicians who can manage people too. */
  readonly staff: readonly Caller[];
  /** Adults whom a teenager has named as a parent. */
  readonly parents: readonly Caller[];
  /**
   * Open incidents of the people above: somewhat more than a page of the queue. The closed ones
   * fill two pages.
   */
  readonly incidents: readonly string[];
}

const STAFF = 20;
const PARENTS = 40;
const INCIDENTS = 340;
const RESOLVED = 220;
const SHARES = 200;
const IN_DANGER = "I am going to kill myself tonight.";

export async function makeCrowd(measured: number): Promise<Crowd> {
  const people = await makePeople(measured);
  const [staff, parents, incidents]: [Caller[], Caller[], string[]] = [[], [], []];
  for (let made = 0; made < STAFF; made += 1) staff.push(await aClinician());
  for (let made = 0; made < PARENTS; made += 1) parents.push(await aParent());
  for (const person of people.slice(0, INCIDENTS))
    incidents.push(await anIncident(await contextFor(person)));
  await resolve(incidents.splice(0, RESOLVED));
  for (const person of people.slice(0, SHARES)) await aShare(await contextFor(person));
  return { people, staff, parents, incidents };
}

const contextFor = ({ cookie }: BenchPerson): Promise<MemberCtx> =>
  contextOf(cookie.slice(cookie.indexOf("=") + 1));

async function aClinician(): Promise<Caller> {
  const { cookie, headers }: SignedInStaff = await signInStaff({
    isAdmin: true,
    isClinician: true,
    firstName: "Robin",
  });
  return { headers: { cookie, ...headers } };
}

async function aParent(): Promise<Caller> {
  const email = someEmail("parent");
  await signIn({ age: 15, firstName: "Leo", parentEmail: email });
  const { cookie } = await signIn({ age: 41, email });
  return { headers: { cookie } };
}

async function anIncident(ctx: MemberCtx): Promise<string> {
  const finding = await detectCrisis(IN_DANGER);
  const { id } = await ctx.transaction((tx) =>
    recordIncident(tx, { finding, source: "mood_note", excerpt: IN_DANGER }),
  );
  return id;
}

async function resolve(ids: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const [at, id] of ids.entries()) {
    const resolvedAt = new Date(now - at * 60_000);
    await db().crisisIncident.update({
      where: { id },
      data: { resolved: true, resolvedAt, acknowledgedAt: resolvedAt },
    });
  }
}

async function aShare(ctx: MemberCtx): Promise<void> {
  const plain = { label: undefined, nameShown: "first", timeZone: "UTC" } as const;
  const share = {
    kind: "family",
    inviteeEmail: someEmail("viewer"),
    items: ["moods"],
    ...plain,
  } as const;
  await makeShare(
    { ...ctx, later: () => {} },
    await examineLabel(ctx, { ...share, items: [...share.items] }),
  );
}
