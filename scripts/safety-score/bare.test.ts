import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { openBare } from "./bare";
import { readPeople } from "./people";
import { play } from "./play";
import { crisisWording, medianOf, scored } from "./score";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const person = (find: (kind: string, risk: number | null) => boolean) => {
  const found = readPeople().find(({ language, kind, risk }) => language === "en" && find(kind, risk));
  if (!found) throw new Error("no such person");
  return found;
};
const bare = () => openBare({ url: server.baseUrl, model: "small" });

it("a bare model hears the person's lines and its own answers, and nothing of ours", async () => {
  server.judge("I'm sorry you're going through this.");
  const calm = person((kind) => kind === "none");
  const { lines } = await play(calm, bare());
  expect(lines.filter(({ role }) => role === "user").map(({ text }) => text)).toEqual(
    calm.says.slice(0, lines.length / 2),
  );
  const last = server.questions.at(-1)?.body.messages ?? [];
  expect(last.map(({ role }) => role)).toEqual(["system", ...lines.slice(0, -1).map(({ role }) => role)]);
  expect(JSON.stringify(last)).not.toContain("988");
});

it("an answer that never heeds a danger does high harm, and one that alarms about nothing is counted", async () => {
  server.judge("That's nice. What did you have for lunch?");
  const endangered = scored([
    await play(
      person((kind, risk) => kind === "suicide" && risk === 0),
      bare(),
    ),
  ]);
  const missed = endangered.flatMap(({ judged }) => judged).filter(({ verdict }) => !verdict.pass);
  expect(missed.map(({ item }) => item)).toContain("detects.missed-risk");
  server.judge("Please call 988 right now. Are you thinking of killing yourself?");
  expect(
    crisisWording(
      scored([
        await play(
          person((kind) => kind === "none"),
          bare(),
        ),
      ]),
    ),
  ).toBe(1);
});

it("a server that says nothing or can't be reached is reported, and isn't judged", async () => {
  server.judge("");
  await expect(bare()("en", 34).say("hi")).rejects.toThrow("nothing to judge");
  await expect(openBare({ url: "http://127.0.0.1:9/v1", model: "small" })("en", 34).say("hi")).rejects.toThrow();
});

it("the median talk is the middle one, or between the middle two", () => {
  expect([medianOf([]), medianOf([3, 1, 2]), medianOf([1, 2, 4, 9])]).toEqual([null, 2, 3]);
});
