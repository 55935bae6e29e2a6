import { openAdminSession } from "@/lib/across/staff/open-admin-session";
import { acceptInvitation } from "@/lib/features/couples/accept-invitation";
import { examineInvitation, invitePartner } from "@/lib/features/couples/invite-partner";
import { listInvitations } from "@/lib/features/couples/list-invitations";
import { inviteInput } from "@/lib/features/couples/schema";
import { ADMIN_TOKEN_HEADER } from "@/lib/server/http/access";
import { paying } from "@/tests/factories/paying";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { allEndpoints, type Endpoint } from "@/tests/support/endpoints";
import { type Answered, ask } from "@/tests/support/request";

/**
 * The callers, in the order of the cells: no one signed in; the owner (an adult); the partner they
 * share a couples space with; another adult; a child of 9 whose parent hasn't answered; a child
 * whose parent agreed; a teen of 15; and three people with the PIN: without a role, as clinician,
 * as admin.
 */
export const PEOPLE = [
  "visitor",
  "owner",
  "partner",
  "other",
  "waiting",
  "child",
  "teen",
  "pin",
  "clinician",
  "admin",
] as const;
export type Person = (typeof PEOPLE)[number];

/** A person who can send a request; `headers` has their PIN session, if they have one. */
export interface Caller extends SignedIn {
  readonly headers?: Record<string, string>;
}

/** One request to a call, without its sender. */
export interface Given {
  readonly params?: Record<string, string | string[]>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers?: Record<string, string>;
  /** The person for whom it succeeds, if that isn't the world's owner. */
  readonly owner?: Caller;
}

/** Part of everything the owner writes: if it's in anyone else's response, it has leaked. */
export const CANARY = "a heron at dawn 7194";

const OPTIONS: Record<Exclude<Person, "visitor" | "owner">, PersonOptions> = {
  partner: {},
  other: {},
  waiting: { age: 9, consent: "pending" },
  child: { age: 9 },
  teen: { age: 15 },
  pin: {},
  clinician: { isClinician: true },
  admin: { isAdmin: true },
};
const WITH_PIN: readonly Person[] = ["pin", "clinician", "admin"];

export type Callers = Readonly<Record<Exclude<Person, "visitor">, Caller>>;

/** One person of each kind; the owner has a family plan unless another owner is given. */
export async function someOfEach(stripe: LocalStripe, owner?: Caller): Promise<Callers> {
  const made: Partial<Record<Person, Caller>> = { owner: owner ?? (await paying(stripe, "family_premium")) };
  for (const [person, options] of Object.entries(OPTIONS) as [Person, PersonOptions][]) {
    const signedIn = await signIn(options);
    const token = WITH_PIN.includes(person) ? (await openAdminSession(signedIn.ctx)).token : null;
    made[person] = { ...signedIn, ...(token ? { headers: { [ADMIN_TOKEN_HEADER]: token } } : {}) };
  }
  return made as Callers;
}

export interface World {
  readonly people: Callers;
  readonly stripe: LocalStripe;
  readonly relationshipId: string;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
}

export async function makeWorld(stripe: LocalStripe): Promise<World> {
  const people = await someOfEach(stripe);
  const endpoints = new Map((await allEndpoints()).map((endpoint) => [endpoint.name, endpoint]));
  return { people, stripe, endpoints, relationshipId: await shareSpace(people.owner, people.partner) };
}

/**
 * Makes them a couple the way the product does, with an invitation that's accepted. Returns the
 * relationship's id.
 */
export async function shareSpace({ ctx }: Caller, partner: Caller): Promise<string> {
  const invitation = inviteInput.parse({ inviteeEmail: partner.user.email });
  await invitePartner({ ...ctx, later: () => {} }, await examineInvitation(ctx, invitation));
  const [received] = await listInvitations(partner.ctx);
  return (await acceptInvitation(partner.ctx, { token: received?.token ?? "" })).id;
}

/** Sends one request to a call as this person, or as a visitor without one. */
export function sendRequest(endpoint: Endpoint, given: Given, caller?: Caller): Promise<Answered> {
  const { params = {}, query = {}, body, rawBody, headers } = given;
  const { method, path, handler } = endpoint;
  const filled = path.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) =>
    encodeURIComponent([params[name]].join("/")),
  );
  const search = new URLSearchParams(query).toString();
  return ask(handler, {
    method,
    path: search ? `${filled}?${search}` : filled,
    params,
    ...(method === "GET" ? {} : rawBody === undefined ? { body: body ?? {} } : { rawBody }),
    cookie: caller?.cookie,
    headers: { ...caller?.headers, ...headers },
  });
}

/**
 * Sends a request while a row is being prepared, as the owner by default; returns the response.
 * @throws if it's refused
 */
export async function send<T = { id: string }>(
  { endpoints, people }: World,
  name: string,
  { owner = people.owner, ...given }: Given = {},
): Promise<T> {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`there is no ${name}`);
  const { status, text } = await sendRequest(endpoint, given, owner);
  if (status >= 300) throw new Error(`${name} answered ${status} ${text}`);
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** Creates something through a call and returns its id. */
export const made = async (world: World, name: string, given: Given = {}): Promise<string> =>
  (await send(world, name, given)).id;
