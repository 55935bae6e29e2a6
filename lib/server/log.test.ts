import { execFileSync } from "node:child_process";
import { createLog, gatherLines } from "./log";

const turnOver = () => new Promise((resolve) => setImmediate(resolve));

describe("the log", () => {
  const out = jest.spyOn(process.stdout, "write");
  const err = jest.spyOn(process.stderr, "write");
  beforeEach(() => {
    out.mockReset().mockReturnValue(true);
    err.mockReset().mockReturnValue(true);
  });
  afterAll(() => jest.restoreAllMocks());

  it("writes each line at once, as scripts need it", () => {
    createLog("alone").info("request");
    expect(out).toHaveBeenCalledWith(expect.stringContaining('"requestId":"alone"'));
  });

  it("of a server writes what happens in one turn of the event loop together, a line each and in its order", async () => {
    gatherLines();
    createLog("first").info("request", { status: 200 });
    createLog("second").info("request", { status: 304 });
    await turnOver();
    expect(out).toHaveBeenCalledTimes(1);
    const lines = String(out.mock.calls[0]?.[0]).split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ requestId: "first", event: "request", status: 200 }),
      expect.objectContaining({ requestId: "second", event: "request", status: 304 }),
    ]);
    createLog().info("later");
    await turnOver();
    expect(out).toHaveBeenCalledTimes(2);
  });

  it("holds back nothing that went wrong", () => {
    createLog("third").warn("refused", { code: "forbidden" });
    createLog("third").error("failed", new Error("what somebody wrote"));
    expect(err).toHaveBeenCalledTimes(2);
    expect(String(err.mock.calls[1]?.[0])).toContain('"event":"failed"');
    expect(String(err.mock.calls[1]?.[0])).not.toContain("what somebody wrote");
  });

  it("loses no line to the end of the process", () => {
    const ending = `
      const { createLog, gatherLines } = require("./lib/server/log");
      gatherLines();
      createLog("last").info("request");
      process.exit(0);`;
    const said = execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", ending], { encoding: "utf8" });
    expect(JSON.parse(said)).toMatchObject({ requestId: "last", event: "request" });
  });
});
