import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

interface Patience {
  /**
   * How long (ms) a caller waits for a connection, whether a free one, a new one, or one after the
   * other. Only time in which this process could listen counts, because time it spends loading its
   * own code doesn't mean the database is silent.
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

/**
 * Resolution of the waiting time. A tick that's late because the process was busy counts as one.
 */
const TICK_MS = 100;

/**
 * The pool's own limit uses wall-clock time. It's there for connections no one is waiting for any
 * more.
 */
const GIVE_UP_FACTOR = 3;

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
type Statement = { readonly text: string; readonly query_timeout?: number };

/**
 * A connection that's dropped if a statement gets no answer. `pg` merely stops waiting, so the next
 * statement on the connection, typically the ROLLBACK, would wait just as long behind it.
 */
class MortalClient extends Client {
  /** How long (ms) the next statement may take. Null means the default. */
  left: number | null = null;

  constructor(config?: ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    // Statements arrive as text, as an object, or with a callback, and all of them pass through
    // here.
    this.query = ((statement: Statement | string, ...rest: unknown[]) => {
      const asked = ask(this.#withTimeLeft(statement), ...rest);
      if (asked instanceof Promise) asked.catch((error: unknown) => this.#giveUpAfter(error));
      return asked;
    }) as Client["query"];
  }

  #withTimeLeft(statement: Statement | string): Statement | string {
    if (this.left === null) return statement;
    const query_timeout = Math.max(MIN_MS, this.left);
    this.left = null;
    return { query_timeout, ...(typeof statement === "string" ? { text: statement } : statement) };
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT)
      void this.end().catch(() => undefined);
  }
}

/**
 * A pool with a single time limit for connecting and querying, so a hung database leads to a 503
 * within five seconds wherever it stalled (reliability.md, "Faults"; decision 0047).
 */
export class PatientPool extends Pool {
  readonly #patience: Patience;

  constructor(config: PoolConfig, patience: Patience) {
    const { connectMs, answerMs: query_timeout } = patience;
    const connectionTimeoutMillis = connectMs * GIVE_UP_FACTOR;
    super({
      ...config,
      connectionTimeoutMillis,
      query_timeout,
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
    let waited = 0;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        waited += TICK_MS;
        if (waited >= connectMs) reject(new Error("timeout exceeded when trying to connect"));
      }, TICK_MS);
    });
    try {
      const client = await Promise.race([coming, late]);
      (client as PoolClient & MortalClient).left = answerMs - waited;
      return client;
    } catch (error) {
      // The caller has given up. If a connection still arrives, it goes to the next caller.
      coming.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
