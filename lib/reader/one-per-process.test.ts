import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { onePerProcess } from "./one-per-process";

/** Two modules of one build that hold the same line. */
const twice = (name: string) => [onePerProcess(name, () => ({})), onePerProcess(name, () => ({}))] as const;

describe("what is kept once", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("is one for all modules of a process in production, and another under another name", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    const [one, other] = twice("test-kept");
    expect(other()).toBe(one());
    expect(onePerProcess("test-kept-too", () => ({}))()).not.toBe(one());
  });

  it("is each module's own in watch mode, and still made once", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    const [one, other] = twice("test-watched");
    expect(one()).toBe(one());
    expect(other()).not.toBe(one());
  });
});
