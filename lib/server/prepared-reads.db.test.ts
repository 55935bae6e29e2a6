import { Client } from "pg";
import { env } from "./env";
import { preparedQueries } from "./prepared-reads";

const TEXT = "SELECT $1::int + 1 AS more";

let connection: Client;
let asked: number;
let told: number;
let read: ReturnType<typeof preparedQueries>;
beforeEach(async () => {
  connection = new Client({ connectionString: env().DATABASE_URL });
  await connection.connect();
  asked = 0;
  told = 0;
  read = preparedQueries(
    (statement) => {
      asked += 1;
      return connection.query(statement);
    },
    () => {
      told += 1;
    },
  );
});
afterEach(() => connection.end());

const more = async (to: number): Promise<unknown> => (await read(TEXT, [to])).rows;

/** Names of the statements prepared on this connection. */
const prepared = async (): Promise<string[]> =>
  (await connection.query("SELECT name FROM pg_prepared_statements WHERE statement = $1", [TEXT])).rows.map(
    ({ name }) => name,
  );

it("a read is prepared once and asked with other values", async () => {
  expect([await more(1), await more(41)]).toEqual([[{ more: 2 }], [{ more: 42 }]]);
  expect(await prepared()).toHaveLength(1);
  expect([asked, told]).toEqual([2, 0]);
});

it("what a pooler's other connection never heard of is asked again in words, and nothing is prepared any more", async () => {
  await more(1);
  await connection.query("DEALLOCATE ALL");
  expect([await more(2), await more(3)]).toEqual([[{ more: 3 }], [{ more: 4 }]]);
  expect([asked, told]).toEqual([4, 1]);
  expect(await prepared()).toEqual([]);
});

it("what another process prepared on the same connection is no obstacle", async () => {
  await more(1);
  const [name] = await prepared();
  await connection.end();
  connection = new Client({ connectionString: env().DATABASE_URL });
  await connection.connect();
  await connection.query(`PREPARE "${name}" AS ${TEXT}`);
  expect(await more(6)).toEqual([{ more: 7 }]);
});

it("a read whose columns a migration changed is answered in their new form", async () => {
  await connection.query("CREATE TEMPORARY TABLE shelf (books int)");
  await connection.query("INSERT INTO shelf VALUES (3)");
  const books = async () => (await read("SELECT books FROM shelf", [])).rows;
  expect(await books()).toEqual([{ books: 3 }]);
  await connection.query("ALTER TABLE shelf ALTER books TYPE text");
  expect(await books()).toEqual([{ books: "3" }]);
});

it("any other failure is the caller's, and is asked once", async () => {
  await expect(read("SELECT 1 / $1::int", [0])).rejects.toMatchObject({ code: "22012" });
  expect(asked).toBe(1);
  await more(1);
  expect(await prepared()).toHaveLength(1);
});
