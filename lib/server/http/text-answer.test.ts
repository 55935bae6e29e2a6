import { TextAnswer } from "./text-answer";

const TEXT = '{"mood":"heavy","word":"müde"}';
const HEADERS = { "content-type": "application/json", "cache-control": "private, no-store" };
const made = () => new TextAnswer(TEXT, { status: 201, headers: HEADERS });
const plain = () => new Response(TEXT, { status: 201, headers: HEADERS });

type Read = (answer: Response) => unknown;
const READS: [string, Read][] = [
  ["status", ({ status, ok }) => [status, ok]],
  ["headers", ({ headers }) => [...headers]],
  ["text()", (answer) => answer.text()],
  ["json()", (answer) => answer.json()],
  ["arrayBuffer()", async (answer) => [...new Uint8Array(await answer.arrayBuffer())]],
  [
    "blob()",
    async (answer) => {
      const blob = await answer.blob();
      return [blob.type, await blob.text()];
    },
  ],
  ["body", (answer) => new Response(answer.body).text()],
  ["a copy with other headers", (answer) => new Response(answer.body, { headers: { "x-more": "1" } }).text()],
  ["clone()", async (answer) => [answer.clone().status, await answer.clone().text(), await answer.text()]],
  ["bytes()", async (answer) => [...(await answer.bytes())]],
  ["bodyUsed before", ({ bodyUsed }) => bodyUsed],
  ["bodyUsed after", async (answer) => [await answer.text(), answer.bodyUsed]],
  ["bodyUsed after its body was read", async (answer) => [await new Response(answer.body).text(), answer.bodyUsed]],
];

it.each(READS)("an answer of text is read like any other: %s", async (_, read) => {
  expect(await read(made())).toEqual(await read(plain()));
});

it.each([
  ["text()", (answer: Response) => answer.text()],
  ["clone()", async (answer: Response) => answer.clone()],
])("an answer of text that was read is not read again: %s", async (_, read) => {
  const answer = made();
  await answer.text();
  await expect(read(answer)).rejects.toMatchObject({ name: "TypeError" });
});

it("an answer of text is not copied while somebody reads it", () => {
  const answer = made();
  answer.body?.getReader();
  expect(() => answer.clone()).toThrow("read already");
});

it.each([204, 205, 304])("an answer %i has no text", (status) => {
  expect(() => new TextAnswer("", { status })).toThrow("has no text");
});

it("what reads a body elsewhere reads it here too: nothing that the platform has is left out", () => {
  const ofTheHead = ["constructor", "type", "url", "redirected", "status", "ok", "statusText", "headers"];
  const reads = Object.getOwnPropertyNames(Response.prototype).filter((name) => !ofTheHead.includes(name));
  expect(Object.getOwnPropertyNames(TextAnswer.prototype)).toEqual(expect.arrayContaining(reads));
  expect(reads).toEqual(expect.arrayContaining(["body", "text", "json"]));
});
