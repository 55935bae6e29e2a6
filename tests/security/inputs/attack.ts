import fc from "fast-check";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import type { Endpoint } from "@/tests/support/endpoints";
import { printFigures } from "@/tests/support/figures";
import { ELSEWHERE, isStaffCall, ROWS } from "../matrix/rows";
import { type Caller, type Given, makeWorld, sendRequest, type World } from "../matrix/world";
import { faultOf } from "./answer-rules";
import { badRequests } from "./bad-requests";
import { STAFF_REQUESTS } from "./staff-requests";

export interface Attack {
  readonly seed: number;
  /** Number of requests to each call that takes input; calls without input get a tenth of that. */
  readonly each: number;
}

export interface Outcome {
  readonly calls: number;
  requests: number;
  /** Number of responses with each status. */
  readonly statuses: Record<string, number>;
  /** The faults found, each with the request that caused it. */
  readonly faults: string[];
}

/**
 * Reads are limited in memory to 240 per minute: after this many requests, the same people would
 * only be told to wait.
 */
const BEFORE_NEW_PEOPLE = 180;
/** The number of requests that the tightest limit in the database lets through. */
const BEFORE_FORGETTING = 4;

const staffLast = (a: Endpoint, b: Endpoint): number => Number(isStaffCall(a.path)) - Number(isStaffCall(b.path));

export interface Fair {
  readonly given: Given;
  readonly caller: Caller;
}

/** A request with which a call succeeds, and a person who may send it. */
export async function fairRequest(world: World, { name, path }: Endpoint): Promise<Fair> {
  if (isStaffCall(path)) return { given: (await STAFF_REQUESTS[name]?.(world)) ?? {}, caller: world.people.admin };
  const row = ROWS[name];
  const given = (await (row?.withProof ?? row?.given)?.(world)) ?? {};
  return { given, caller: given.owner ?? world.people.owner };
}

const shown = (given: Given): string => JSON.stringify({ ...given, owner: undefined }).slice(0, 400);

/** Sends bad requests to every call as someone who may call it, and collects faulty responses. */
export async function attackAll(stripe: LocalStripe, { seed, each }: Attack): Promise<Outcome> {
  let world = await makeWorld(stripe);
  const endpoints = [...world.endpoints.values()].filter(({ name }) => !(name in ELSEWHERE)).sort(staffLast);
  const outcome: Outcome = { calls: endpoints.length, requests: 0, statuses: {}, faults: [] };
  let sent = 0;
  for (const endpoint of endpoints) {
    const takes = endpoint.handler.input !== undefined || endpoint.path.includes("[");
    const runs = takes ? each : Math.max(2, Math.round(each / 10));
    if (sent + runs > BEFORE_NEW_PEOPLE) [world, sent] = [await makeWorld(stripe), 0];
    sent += runs;
    await query("DELETE FROM rate_limits");
    const fair = await fairRequest(world, endpoint);
    const requests = fc.sample(badRequests(endpoint, fair.given), { seed, numRuns: runs });
    await sendAll(endpoint, requests, fair, outcome);
  }
  return outcome;
}

async function sendAll(endpoint: Endpoint, requests: readonly Given[], fair: Fair, outcome: Outcome): Promise<void> {
  const { withProof, fresh } = ROWS[endpoint.name] ?? {};
  for (const [at, request] of requests.entries()) {
    if (at % BEFORE_FORGETTING === 0) await query("DELETE FROM rate_limits");
    const bad = { ...request, headers: { ...(withProof ? fair.given.headers : {}), ...request.headers } };
    const answer = await sendRequest(endpoint, bad, fresh ? await signIn() : fair.caller);
    outcome.requests += 1;
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
    const fault = faultOf(answer);
    if (fault) outcome.faults.push(`${endpoint.name} ${fault}: ${shown(bad)}`);
  }
}

/** Prints the requests sent and their responses. */
export function printOutcome({ calls, requests, statuses, faults }: Outcome, { seed }: Attack): void {
  const failures = Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (Number(status) < 500 ? 0 : count),
    0,
  );
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  printFigures("bad requests", {
    ...{ calls, requests, seed, "5xx": failures, "answers with a fault": faults.length },
    answers: answers.join(" "),
  });
}
