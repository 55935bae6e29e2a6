import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
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

it.each([
  ["of letters that every machine knows", "Hello,"],
  ["with others", "Olá Zoë — 你好,"],
])("a person can copy a long link out of the file whole, from a text %s", async (_, greeting) => {
  const link = `https://willow.example.com/shares/${"a1b2c3d4-".repeat(9)}end?returnTo=/sharing&x=3D`;
  const text = `${greeting}\n\nOpen this address:\n\n${link}\n\nWillow\n`;
  await createFileMailer(home, "Willow <willow@example.com>").send({ ...mail, subject: "Grüße", text }, "two");
  const file = await readFile(join(home, "two.eml"), "utf8");
  expect(file.split("\n")).toContain(link);
  const [head = "", ...body] = file.split("\n\n");
  expect(body.join("\n\n")).toBe(text);
  // None of the encoded text comes before the body, so the mail contains a single greeting.
  expect(head).toMatch(/^(?:[A-Za-z-]+: .+(?:\n[ \t].+)*(?:\n|$))+$/);
  expect(file.split(greeting)).toHaveLength(2);
  expect(head).toMatch(/^Content-Transfer-Encoding: 8bit$/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(head).toMatch(/^To: parent@example.com$/m);
});
