import { type Call, send } from "../call";
import type { Target } from "../load";
import type { BenchPerson } from "../people";
import { as, eachInTurn, SUBJECTS } from "../subjects";
import type { Caller, Crowd } from "./crowd";
import type { Places } from "./places";

/** A call that is compared between the two sizes. */
export interface Measured {
  readonly key: string;
  readonly what: string;
  /** Arrivals per second; null for a job, whose next run starts when the previous one has ended. */
  readonly perSecond: number | null;
  readonly target: (server: Asked) => Promise<Target> | Target;
}

/** One of the two servers, its callers, and the cursors in the middle of its lists. */
export interface Asked {
  readonly port: number;
  readonly crowd: Crowd;
  readonly places: Places;
}

/** Enough for a percentile, and far below where a queue forms. */
const MAX_A_SECOND = 40;
const [READS, PAGES, DESK, FILES] = [40, 10, 20, 4];

/** The calls that `npm run bench` measures next to a bare server. */
const known = SUBJECTS.filter(({ key }) => !["landing", "certificate"].includes(key)).map(
  ({ key, what, perSecond, target }): Measured => ({
    ...{ key, what, perSecond: Math.min(perSecond, MAX_A_SECOND) },
    target: ({ port, crowd }) => target(port, crowd.people),
  }),
);

type PathOf = (person: BenchPerson) => string;

const read = (key: string, what: string, path: string | PathOf, perSecond = READS): Measured => ({
  ...{ key, what, perSecond },
  target: ({ port, crowd: { people } }) =>
    eachInTurn(people, port, (person) => ({
      path: typeof path === "string" ? path : path(person),
      ...as(person),
    })),
});

const atDesk = (
  key: string,
  what: string,
  path: (places: Places, crowd: Crowd) => string,
): Measured => ({
  ...{ key, what, perSecond: DESK },
  target: ({ port, crowd, places }) =>
    eachInTurn(crowd.staff, port, ({ headers }) => ({ path: path(places, crowd), headers })),
});

const job = (name: string): Measured => ({
  ...{ key: name, what: `job ${name}`, perSecond: null },
  target: ({ port }) => ({ next: () => jobCall(port, name), status: 200 }),
});

export const jobCall = (port: number, name: string): Call => ({
  ...{ port, path: `/api/cron/${name}`, method: "POST" },
  headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
});

const MOOD = JSON.stringify({
  mood: "anxious",
  moodScore: 4,
  notes: "Slept badly again.",
  triggers: ["work"],
});

/** The queue, as the desk's page polls it. */
async function unchangedQueue({ port, crowd }: Asked): Promise<Target> {
  const path = "/api/admin/crisis-incidents";
  const known = new Map<Caller, string>();
  for (const person of crowd.staff) {
    const { headers } = await send({ port, path, headers: person.headers });
    known.set(person, String(headers.etag));
  }
  const ask = (person: Caller) => ({
    path,
    headers: { ...person.headers, "if-none-match": known.get(person) ?? "" },
  });
  return eachInTurn(crowd.staff, port, ask, 304);
}

const OF_PEOPLE: readonly Measured[] = [
  ...known,
  {
    ...{ key: "record", what: "recording a mood", perSecond: PAGES },
    target: ({ port, crowd: { people } }) =>
      eachInTurn(
        people,
        port,
        (person) => ({
          path: "/api/mood",
          method: "POST",
          ...as(person, { "content-type": "application/json" }),
          body: MOOD,
        }),
        201,
      ),
  },
  read("talks", "list of talks", "/api/chat/sessions"),
  read(
    "older",
    "messages from a cursor on",
    ({ read: id, cursor }) => `/api/chat/messages?sessionId=${id}&limit=10&cursor=${cursor}`,
  ),
  read("history", "history page", "/chat", PAGES),
  read("export", "download of everything", "/api/account/export", FILES),
  read("access", "who looked at my data", "/api/account/access"),
  read("plan", "subscription", "/api/subscription"),
  read("sharing", "shares", "/api/shares"),
  {
    ...{ key: "family", what: "a parent's view of a child", perSecond: READS },
    target: ({ port, crowd }) =>
      eachInTurn(crowd.parents, port, ({ headers }) => ({ path: "/api/family", headers })),
  },
];

const OF_STAFF: readonly Measured[] = [
  atDesk("queue", "crisis queue", () => "/api/admin/crisis-incidents"),
  {
    ...{ key: "queue-poll", what: "crisis queue, unchanged (304)", perSecond: DESK },
    target: unchangedQueue,
  },
  atDesk(
    "resolved",
    "resolved incidents, in the middle",
    ({ resolved }) => `/api/admin/crisis-incidents?filter=resolved&cursor=${resolved}`,
  ),
  {
    ...{ key: "incident", what: "one incident", perSecond: DESK },
    target: ({ port, crowd }) => {
      let turn = 0;
      return eachInTurn(crowd.staff, port, ({ headers }) => {
        turn += 1;
        return {
          path: `/api/admin/crisis-incidents/${crowd.incidents[turn % crowd.incidents.length]}`,
          headers,
        };
      });
    },
  },
  atDesk("people", "people, first page", () => "/api/admin/users"),
  atDesk(
    "people-deep",
    "people, in the middle",
    ({ person }) => `/api/admin/users?cursor=${person}`,
  ),
  atDesk(
    "found",
    "people by an address",
    ({ email }) => `/api/admin/users?search=${encodeURIComponent(email)}`,
  ),
  atDesk("nobody", "people by a name that nobody has", () => "/api/admin/users?search=zebulon"),
  atDesk("admins", "people who are admins", () => "/api/admin/users?show=admins"),
  atDesk("trail", "audit trail, first page", () => "/api/admin/audit"),
  atDesk("trail-deep", "audit trail, in the middle", ({ seq }) => `/api/admin/audit?cursor=${seq}`),
  atDesk(
    "trail-person",
    "audit trail of one person",
    ({ subject }) => `/api/admin/audit?subject=${subject}`,
  ),
  atDesk(
    "trail-rare",
    "audit trail, an act that nobody did",
    () => "/api/admin/audit?action=erasure.cancelled-twice",
  ),
  atDesk(
    "trail-then",
    "audit trail, a time long ago",
    ({ from, to }) => `/api/admin/audit?from=${from}&to=${to}`,
  ),
  atDesk("analytics", "numbers of a month", () => "/api/admin/analytics?days=30"),
  atDesk("report", "crisis report of a year", () => "/api/admin/crisis-report"),
  atDesk("posts", "posts", () => "/api/admin/marketing/posts"),
];

const JOBS = [
  "outbox",
  "audit-chain",
  "publish-posts",
  "reconcile-billing",
  "sweep",
  "retention",
].map(job);

export const CALLS: readonly Measured[] = [...OF_PEOPLE, ...OF_STAFF, ...JOBS];
