import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

interface Patience {
  /**
   * How long (ms) a caller waits for a connection, whether a free one, a new one, or one after the
   * other.
   */
  readonly connectMs: number;
  /**
   * How long (ms) a statement may take, measured in this process. For the first one, this includes
   * the wait for the connection.
   */
  readonly answerMs: number;
}

const READ_TIMEOUT = "Query read timeout";

/** The first statement always gets at least this much time, however long connecting took. */
const MIN_MS = 500;

/** Resolution of the waiting time. */
const TICK_MS = 100;

/**
 * The most (ms) that one tick counts for, because a late one means that the process was busy. While
 * callers queue for a connection, it usually is.
 */
const TICK_COUNTS = { connecting: TICK_MS, answering: 2 * TICK_MS } as const;

/**
 * Limits by wall-clock time are this many times as long. They're there for connections and
 * callbacks that no one is waiting for any more.
 */
const GIVE_UP_FACTOR = 3;

/**
 * Runs `giveUp` after `ms` in which this process could listen. Time it spends on its own work, such
 * as loading code, doesn't mean the database is silent.
 *
 * @returns the function that stops the clock, which gives the time counted so far
 */
function listenFor(ms: number, phase: keyof typeof TICK_COUNTS, giveUp: () => void): () => number {
  let waited = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    waited += Math.min(now - last, TICK_COUNTS[phase]);
    last = now;
    if (waited < ms) return;
    clearInterval(timer);
    giveUp();
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return waited;
  };
}

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

type Answered = (error: Error | null, result?: unknown) => void;

/**
 * A connection that's dropped if a statement gets no answer. `pg` merely stops waiting, so the next
 * statement on the connection, typically the ROLLBACK, would wait just as long behind it.
 */
class MortalClient extends Client {
  /** How long (ms) a statement may take. Null, while connecting, means the pool's own limit. */
  answerMs: number | null = null;
  /** How long (ms) the next statement may take, where the wait for the connection counts. */
  left: number | null = null;

  constructor(config?: ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    // Statements arrive as text or as an object, and want a promise (in a transaction) or a
    // callback (from the pool itself). All of them pass through here.
    this.query = ((...given: unknown[]) => {
      const answered = given.at(-1);
      if (typeof answered === "function")
        return ask(...given.slice(0, -1), this.#inTime(answered as Answered));
      return new Promise((resolve, reject) => {
        const settle = this.#inTime((error, result) => (error ? reject(error) : resolve(result)));
        (ask(...given) as Promise<unknown>).then((result) => settle(null, result), settle);
      });
    }) as Client["query"];
  }

  /** Passes the first answer on: the database's, or an error when time is up. */
  #inTime(answered: Answered): Answered {
    const ms = this.left ?? this.answerMs;
    this.left = null;
    if (ms === null) return answered;
    let isOpen = true;
    const settle: Answered = (error, result) => {
      if (!isOpen) return;
      isOpen = false;
      stop();
      answered(error, result);
    };
    const stop = listenFor(ms, "answering", () => {
      settle(new Error(READ_TIMEOUT));
      void this.end().catch(() => undefined);
    });
    return settle;
  }
}

/**
 * A pool with a single time limit for connecting and querying, so a hung database leads to a 503
 * within five seconds wherever it stalled (reliability.md, "Faults"; decision 0047).
 */
export class PatientPool extends Pool {
  readonly #patience: Patience;

  constructor(config: PoolConfig, patience: Patience) {
    super({
      ...config,
      connectionTimeoutMillis: patience.connectMs * GIVE_UP_FACTOR,
      query_timeout: patience.answerMs * GIVE_UP_FACTOR,
      Client: MortalClient,
    } as PoolConfig);
    this.#patience = patience;
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const taking = this.#take();
    if (!taken) return taking;
    taking.then(
      (client) => taken(undefined, client, (error) => client.release(error)),
      (error: Error) => taken(error, undefined, () => undefined),
    );
  }

  async #take(): Promise<PoolClient> {
    const { connectMs, answerMs } = this.#patience;
    const coming = super.connect();
    let stop = () => 0;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error("timeout exceeded when trying to connect"));
      stop = listenFor(connectMs, "connecting", giveUp);
    });
    try {
      const client = (await Promise.race([coming, late])) as PoolClient & MortalClient;
      client.answerMs = answerMs;
      client.left = Math.max(MIN_MS, answerMs - stop());
      return client;
    } catch (error) {
      // The caller has given up. If a connection still arrives, it goes to the next caller.
      coming.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      stop();
    }
  }
}
