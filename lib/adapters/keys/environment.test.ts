import { randomBytes } from "node:crypto";
import { createEnvironmentKeys } from "./environment";

const one = { id: "2026-01", key: randomBytes(32) };
const two = { id: "2026-07", key: randomBytes(32) };
const dataKey = randomBytes(32);
const context = "person|a|1";

describe("R-09 key provider from the environment", () => {
  it("R-09 wraps with the first key and unwraps with every key", () => {
    const old = createEnvironmentKeys([one]).wrap(dataKey, context);
    const both = createEnvironmentKeys([two, one]);
    const fresh = both.wrap(dataKey, context);
    expect([old.kekId, fresh.kekId, both.currentKekId]).toEqual(["2026-01", "2026-07", "2026-07"]);
    expect(both.unwrap(old.wrapped, old.kekId, context)).toEqual(dataKey);
    expect(both.unwrap(fresh.wrapped, fresh.kekId, context)).toEqual(dataKey);
  });

  it("R-09 refuses another owner's context, another key and any change", () => {
    const keys = createEnvironmentKeys([one, two]);
    const { kekId, wrapped } = keys.wrap(dataKey, context);
    const changed = `${wrapped.startsWith("A") ? "B" : "A"}${wrapped.slice(1)}`;
    expect(() => keys.unwrap(wrapped, kekId, "person|b|1")).toThrow();
    expect(() => keys.unwrap(wrapped, two.id, context)).toThrow();
    expect(() => keys.unwrap(changed, kekId, context)).toThrow();
    expect(() => keys.unwrap(wrapped.slice(0, 20), kekId, context)).toThrow();
  });

  it("R-09 names the key that is missing", () => {
    const { kekId, wrapped } = createEnvironmentKeys([one]).wrap(dataKey, context);
    expect(() => createEnvironmentKeys([two]).unwrap(wrapped, kekId, context)).toThrow(/lacks the key 2026-01/);
  });

  it("R-09 refuses lists that cannot work", () => {
    expect(() => createEnvironmentKeys([])).toThrow(/holds no key/);
    expect(() => createEnvironmentKeys([one, { ...two, id: one.id }])).toThrow(/twice/);
    expect(() => createEnvironmentKeys([{ id: "short", key: randomBytes(16) }])).toThrow(/16 bytes instead of 32/);
  });
});
