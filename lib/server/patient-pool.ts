import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

interface Patience {
  /**
   * How long (ms) anybody waits for a connection: a free one, or a new one, or first the one and
   * then the other. Only the time counts in which this process could listen: what it spent loading
   * its own code is no silence of the database.
   */
  readonly connectMs: number;
  /**
   * How long (ms) a statement may take as seen from here; of the first one the wait for the
   * connection is a part.
   */
  readonly answerMs: number;
}

const READ_TIMEOUT = "Query read timeout";

/** Of the first statement something is left however long the connection took. */
const MIN_MS = 500;

/**
 * How finely waiting is counted. A tick that comes late, since the process was busy, counts as one.
 */
const TICK_MS = 100;

/**
 * The pool's own limit goes by the clock alone; it is there for a connection that nobody waits for
 * any more.
 */
const GIVE_UP_FACTOR = 3;

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
type Statement = { readonly text: string; readonly query_timeout?: number };

/**
 * A connection that is given up with the statement that got no answer. `pg` only stops waiting:
 * whatever is sent on the connection next, the ROLLBACK first of all, would wait behind that
 * statement as long again.
 */
class MortalClient extends Client {
  /** How long (ms) the next statement may take; null for the usual time. */
  left: number | null = null;

  constructor(config?: ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    // A text, an object and a callback: whichever form a statement comes in, it passes here.
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
 * A pool with one patience for the wait and the work together: a database that hangs is answered
 * with 503 within five seconds wherever it stopped (security.md, "How it is proved"; decision
 * 0047).
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
      // Whoever waited has left; what comes after all is for the next one.
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
