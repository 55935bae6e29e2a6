import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

interface Patience {
  /** How long (ms) anybody waits for a connection: a free one, or a new one, or first the one and then the other. */
  readonly connectMs: number;
  /** How long (ms) a statement may take as seen from here; of the first one the wait for the connection is a part. */
  readonly answerMs: number;
}

const READ_TIMEOUT = "Query read timeout";

/** Of the first statement something is left however long the connection took. */
const LEAST_MS = 500;

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
type Statement = { readonly text: string; readonly query_timeout?: number };

/**
 * A connection that is given up with the statement that got no answer. `pg` only stops waiting: whatever is sent on the
 * connection next, the ROLLBACK first of all, would wait behind that statement as long again.
 */
class MortalClient extends Client {
  /** Until when the next statement has to be answered, by the clock of `Date.now`; null for the usual time from now. */
  until: number | null = null;

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
    if (this.until === null) return statement;
    const query_timeout = Math.max(LEAST_MS, this.until - Date.now());
    this.until = null;
    return { query_timeout, ...(typeof statement === "string" ? { text: statement } : statement) };
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT) void this.end().catch(() => undefined);
  }
}

/**
 * A pool with one patience for the wait and the work together: a database that hangs is answered with 503 within five seconds
 * wherever it stopped (security.md, "How it is proved"; decision 0047).
 */
export class PatientPool extends Pool {
  readonly #patience: Patience;

  constructor(config: PoolConfig, patience: Patience) {
    const { connectMs: connectionTimeoutMillis, answerMs: query_timeout } = patience;
    super({ ...config, connectionTimeoutMillis, query_timeout, Client: MortalClient } as PoolConfig);
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
    const asked = Date.now();
    const { connectMs, answerMs } = this.#patience;
    const coming = super.connect();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("timeout exceeded when trying to connect")), connectMs);
    });
    try {
      const client = await Promise.race([coming, late]);
      (client as PoolClient & MortalClient).until = asked + answerMs;
      return client;
    } catch (error) {
      // Whoever waited has left; what comes after all is for the next one.
      coming.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
