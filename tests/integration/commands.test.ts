import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const directory = mkdtempSync(join(tmpdir(), "willow-commands-"));
// As root, the database runs as another user and would be stored elsewhere if that user couldn't
// enter this directory.
chmodSync(directory, 0o711);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a command that needs the embedded database and must be refused it; returns the message. */
function refusal(env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const given = { ...process.env, DATABASE_URL: "", DATA_DIR: join(directory, "own"), PORT: "3990", ...env };
    execFile(process.execPath, ["scripts/with-database.mjs", "true"], { env: given }, (error, _stdout, stderr) =>
      error ? resolve(stderr.trim()) : reject(new Error("it started")),
    );
  });
}

function made(name: string, file: string, content = ""): string {
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, name, file), content);
  return join(directory, name);
}

describe("what the commands refuse, each in one sentence", () => {
  it.each([
    ["a file", () => made("a", "file"), "file", /cannot be written to, because it is not a directory/],
    ["a path below a file", () => made("b", "file"), "file/data", /cannot be written to, because a part of the path/],
    ["a directory of other things", () => made("c", "letters.txt"), "", /holds files that are not Willow's/],
    ["another server's data", () => made("d", "PG_VERSION", "14\n"), "", /data directory of another PostgreSQL 14/],
  ])("DATA_DIR that is %s", async (_what, make, below, message) => {
    const answer = await refusal({ DATA_DIR: join(make(), below) });
    expect(answer).toMatch(message);
    expect(answer.split("\n")).toHaveLength(1);
  });

  it("a path where nothing can be made", async () => {
    expect(await refusal({ DATA_DIR: "/dev/null/willow" })).toMatch(/DATA_DIR .* cannot be written to/);
  });

  it("a PORT that is none", async () => {
    expect(await refusal({ PORT: "http" })).toMatch(/^PORT must be a number/);
  });

  it("a busy port, by its name, with what to do", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const answer = await refusal({ PORT: String(port - 2) });
    other.close();
    expect(answer).toMatch(new RegExp(`^Port ${port} \\(PORT\\+2, for the database\\) is in use`));
    expect(answer).toMatch(/choose another PORT/);
  });
});
