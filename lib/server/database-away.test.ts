import { isDatabaseAway } from "./database-away";

const withCause = (cause: unknown) => ({ code: "P2010", meta: { driverAdapterError: { cause } } });

it.each([
  ["Prisma cannot reach it", { code: "P1001" }],
  ["no connection came free", { code: "P2024" }],
  ["a transaction could not begin", { code: "P2028" }],
  ["the socket was refused", { code: "ECONNREFUSED" }],
  ["the pool gave up", new Error("timeout exceeded when trying to connect")],
  ["the answer never came", new Error("Query read timeout")],
  ["a raw query found nobody", withCause({ kind: "DatabaseNotReachable" })],
  ["the server shut down", withCause({ kind: "postgres", originalCode: "57P01" })],
  ["a lock was not given in time", withCause({ originalCode: "55P03" })],
  ["the server only reads", { code: "25006" }],
  ["the connection broke before", new Error("Client has encountered a connection error and is not queryable")],
  ["all addresses failed", { errors: [{ code: "ECONNREFUSED" }] }],
  ["it lies deep in causes", new Error("a", { cause: new Error("b", { cause: { code: "08006" } }) })],
])("away: %s", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ["a row that is there already", { code: "P2002" }],
  ["a statement that took too long", withCause({ originalCode: "57014" })],
  ["two that waited for each other", withCause({ originalCode: "40P01" })],
  ["an unknown database", { code: "P1003" }],
  ["a refusal", new Error("Conversation not found")],
  ["nothing", null],
  ["a text", "P1001"],
])("not away: %s", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it("an error that causes itself ends", () => {
  const loop: { cause?: unknown } = {};
  loop.cause = loop;
  expect(isDatabaseAway(loop)).toBe(false);
});
