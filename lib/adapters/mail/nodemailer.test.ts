import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFileMailer } from "./nodemailer";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "mail-"));
});
afterEach(() => rm(home, { recursive: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
const mail = { to: "parent@example.com", subject: "May Leo use it?", text: "Open this link" };

it("writes mails where only the service's own user can read them", async () => {
  const directory = join(home, "mail");
  const mailer = createFileMailer(directory, "willow@example.com");
  await mailer.send(mail, "one");
  await mailer.send(mail, "one");
  expect(await readdir(directory)).toEqual(["one.eml"]);
  expect(await modeOf(directory)).toBe("700");
  expect(await modeOf(join(directory, "one.eml"))).toBe("600");
});
