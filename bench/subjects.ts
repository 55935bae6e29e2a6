import { type Call, send } from "./call";
import type { Target } from "./load";
import type { BenchPerson } from "./people";
import { nextSaid } from "./said";

/** What is measured over HTTP, and what it is measured against. */
export interface Subject {
  readonly key: string;
  readonly what: string;
  readonly target: (port: number, people: readonly BenchPerson[]) => Promise<Target> | Target;
  readonly against: "row" | "page";
  /**
   * Arrivals a second for the latency, the same for everything that is compared; below what either
   * can do, or it measures a queue.
   */
  readonly perSecond: number;
  /** How many ask at once for the throughput. */
  readonly connections: number;
  /**
   * Our requests a second over the bare app's, at least (issue "Fast, and still fast when it is
   * big").
   */
  readonly aim: number | null;
}

type Ask = (person: BenchPerson) => Omit<Call, "port">;

/** Everybody in turn. */
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

/** The poll of somebody who has the newest list already. */
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

/** A turn of the conversation as the page takes it: a stream. */
export const turn = (person: BenchPerson, content = nextSaid()): Omit<Call, "port"> => ({
  path: "/api/chat/message",
  method: "POST",
  ...as(person, { "content-type": "application/json", accept: "text/event-stream" }),
  body: JSON.stringify({ sessionId: person.written, content }),
});

const CONNECTIONS = 50;
/**
 * A sheet takes the one processor that a process has for tens of milliseconds; nobody prints fifty
 * at once.
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

/** What everything is measured against: the bare app or Node itself, asked the least. */
export function baseline(
  kind: Subject["against"],
  port: number,
  people: readonly BenchPerson[],
): Target {
  if (kind === "page") return visited(port);
  return eachInTurn(people, port, ({ id }) => ({ path: `/api/row?id=${id}` }));
}
