import { type Call, send } from "./call";
import type { Target } from "./load";
import type { BenchPerson } from "./people";
import { nextSaid } from "./said";

/** A call measured over HTTP, and its baseline. */
export interface Subject {
  readonly key: string;
  readonly what: string;
  readonly target: (port: number, people: readonly BenchPerson[]) => Promise<Target> | Target;
  readonly against: "row" | "page";
  /**
   * Arrivals per second for latency, the same for everything compared. It has to be below what
   * either can handle, or we would measure a queue.
   */
  readonly perSecond: number;
  /** Concurrent requests for the throughput. */
  readonly connections: number;
  /**
   * Minimum ratio of our requests per second to the bare app's (issue "Fast, and still fast when it
   * is big").
   */
  readonly aim: number | null;
}

type Ask = (person: BenchPerson) => Omit<Call, "port">;

/** Sends requests as each person in turn. */
export function eachInTurn<Person>(
  people: readonly Person[],
  port: number,
  ask: (person: Person) => Omit<Call, "port">,
  status = 200,
): Target {
  let turn = 0;
  const next = (): Call => {
    const person = people[turn % people.length];
    if (!person) throw new Error("there is nobody to ask as");
    turn += 1;
    return { port, ...ask(person) };
  };
  return { next, status };
}

export const as = ({ cookie }: BenchPerson, more: Record<string, string> = {}) => ({
  headers: { cookie, ...more },
});
export const reading =
  (path: (person: BenchPerson) => string): Subject["target"] =>
  (port, people) =>
    eachInTurn(people, port, (person) => ({ path: path(person), ...as(person) }));

export const listOf = ({ read }: BenchPerson): string => `/api/chat/messages?sessionId=${read}`;

/** A poll by someone who already has the newest list. */
async function unchangedPoll(port: number, people: readonly BenchPerson[]): Promise<Target> {
  const known = new Map<string, string>();
  for (const person of people) {
    const { headers } = await send({ port, path: listOf(person), ...as(person) });
    known.set(person.id, String(headers.etag));
  }
  const ask: Ask = (person) => ({
    path: listOf(person),
    ...as(person, { "if-none-match": known.get(person.id) ?? "" }),
  });
  return eachInTurn(people, port, ask, 304);
}

/** A conversation turn as the page sends it: a stream. */
export const turn = (person: BenchPerson, content = nextSaid()): Omit<Call, "port"> => ({
  path: "/api/chat/message",
  method: "POST",
  ...as(person, { "content-type": "application/json", accept: "text/event-stream" }),
  body: JSON.stringify({ sessionId: person.written, content }),
});

const CONNECTIONS = 50;
/**
 * Concurrent prints: one occupies the process's only CPU for tens of milliseconds, and no one
 * prints fifty at once.
 */
const PRINTING = 4;

export const SUBJECTS: readonly Subject[] = [
  {
    ...{
      key: "read",
      what: "signed-in read (42 moods)",
      against: "row",
      perSecond: 100,
      connections: CONNECTIONS,
      aim: 0.7,
    },
    target: reading(() => "/api/mood"),
  },
  {
    ...{
      key: "poll",
      what: "message poll, unchanged (304)",
      against: "row",
      perSecond: 100,
      connections: CONNECTIONS,
      aim: 0.85,
    },
    target: unchangedPoll,
  },
  {
    ...{
      key: "changed",
      what: "message poll with a change",
      against: "row",
      perSecond: 100,
      connections: CONNECTIONS,
      aim: null,
    },
    target: (port, people) =>
      eachInTurn(people, port, (person) => ({
        path: listOf(person),
        ...as(person, { "if-none-match": 'W/"older"' }),
      })),
  },
  {
    ...{
      key: "chat",
      what: "chat turn, guided engine",
      against: "row",
      perSecond: 10,
      connections: CONNECTIONS,
      aim: 0.35,
    },
    target: (port, people) => eachInTurn(people, port, (person) => turn(person)),
  },
  {
    ...{
      key: "landing",
      what: "landing page",
      against: "page",
      perSecond: 10,
      connections: CONNECTIONS,
      aim: null,
    },
    target: visited,
  },
  {
    ...{
      key: "home",
      what: "home page",
      against: "page",
      perSecond: 10,
      connections: CONNECTIONS,
      aim: null,
    },
    target: reading(() => "/"),
  },
  {
    ...{
      key: "dashboard",
      what: "dashboard page",
      against: "page",
      perSecond: 10,
      connections: CONNECTIONS,
      aim: null,
    },
    target: reading(() => "/dashboard"),
  },
  {
    ...{
      key: "certificate",
      what: "certificate PDF",
      against: "row",
      perSecond: 1,
      connections: PRINTING,
      aim: null,
    },
    target: reading(({ certificate }) => `/api/certificates/${certificate}/pdf`),
  },
];

function visited(port: number): Target {
  return { next: () => ({ port, path: "/" }), status: 200 };
}

/** The baseline for everything: the bare app or Node itself, with the least possible request. */
export function baseline(
  kind: Subject["against"],
  port: number,
  people: readonly BenchPerson[],
): Target {
  if (kind === "page") return visited(port);
  return eachInTurn(people, port, ({ id }) => ({ path: `/api/row?id=${id}` }));
}
