import { POST as send } from "@/app/api/relationship-messages/route";
import { POST as agree } from "@/app/api/relationships/[id]/assessments/[assessmentId]/agree/route";
import { PUT as fill } from "@/app/api/relationships/[id]/assessments/[assessmentId]/route";
import { POST as begin } from "@/app/api/relationships/[id]/assessments/route";
import { POST as checkIn } from "@/app/api/relationships/[id]/check-in/route";
import { PATCH as change } from "@/app/api/relationships/[id]/route";
import { CHECK_IN_ITEMS } from "@/lib/features/couples/constants";
import type { Assessment } from "@/lib/features/couples/types";
import type { Handler } from "@/lib/server/http/handler";
import { type Couple, couple } from "@/tests/factories/couples";
import type { SignedIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

type Format = "json" | "html";
const FORMATS: readonly Format[] = ["json", "html"];

const download = async ({ cookie }: SignedIn, format: Format, more = ""): Promise<string> => {
  const { status, text } = await ask(GET, { cookie, path: `/api/account/export?format=${format}${more}` });
  expect(status).toBe(200);
  return text;
};

async function call(who: SignedIn, handler: Handler, method: string, params: Record<string, string>, body: unknown) {
  const answer = await ask(handler, { method, params, body, cookie: who.cookie });
  expect([method, answer.status]).toEqual([method, expect.any(Number)]);
  expect(answer.status).toBeLessThan(300);
  return answer;
}

/** Each word is unique, so a file that contains it can have it from only one place. */
const SHARED = ["We-walk-on-Sundays", "He-cooks-for-both", "Calmer-evenings", "One-talks-one-waits"] as const;
const OF_MAYA = "maya-thinks-of-the-spring";
const OF_NOAH = "noah-misses-the-boat";

async function livedTogether(): Promise<Couple> {
  const two = await couple({ sessionTitle: "The lamp in the hall" });
  const { maya, noah, relationship, session } = two;
  const { id } = relationship;
  const say = (who: SignedIn, content: string, isPrivate = false) =>
    call(who, send, "POST", {}, { sessionId: session.id, content, isPrivate });
  await say(maya, `${SHARED[0]}.`);
  await say(noah, `${SHARED[1]}.`);
  await say(maya, `${OF_MAYA}.`, true);
  await say(noah, `${OF_NOAH}.`, true);
  await call(maya, change, "PATCH", { id }, { goals: [SHARED[2]], communicationStyle: SHARED[3] });
  return two;
}

/** A questionnaire that both have filled in; `agreed` lists who agreed to compare answers. */
async function filledIn({ relationship: { id } }: Couple, agreed: readonly SignedIn[], answers: [SignedIn, number][]) {
  const who = answers[0]?.[0] as SignedIn;
  const begun = await call(who, begin, "POST", { id }, { assessmentType: "talking" });
  const { id: assessmentId, questions } = begun.json<Assessment>();
  for (const [person, answer] of answers) {
    const responses = Object.fromEntries(questions.map((question) => [question.id, answer]));
    await call(person, fill, "PUT", { id, assessmentId }, { responses });
  }
  for (const person of agreed) await call(person, agree, "POST", { id, assessmentId }, { agreed: true });
}

interface File {
  readonly parts: {
    readonly couples: {
      readonly entries: {
        readonly talks: { readonly messages: { id: string; by: string; isPrivate: boolean }[] }[];
        readonly assessments: { responses: Record<string, number>; analysisResults: unknown }[];
      }[];
    };
  };
}

describe("the file of one of two", () => {
  it.each(FORMATS)(
    "R-11 COUP-10 as %s it holds what both wrote to each other, and of private words one's own",
    async (format) => {
      const { maya, noah } = await livedTogether();
      for (const [who, own, others] of [
        [maya, OF_MAYA, OF_NOAH],
        [noah, OF_NOAH, OF_MAYA],
      ] as const) {
        const text = await download(who, format);
        for (const shared of [...SHARED, "The lamp in the hall", own]) expect(text).toContain(shared);
        expect(text).not.toContain(others);
        // Names keep their capital letter.
        expect(text).not.toMatch(who === maya ? /\bnoah(?![-@.\w])/ : /\bmaya(?![-@.\w])/);
        const all = await download(who, format, "&include=everything");
        expect(all).toContain(own);
        expect(all).not.toContain(others);
      }
    },
  );

  it("R-11 says of a line that somebody wrote no word of ours, and of a pause that it is one", async () => {
    const two = await livedTogether();
    const html = await download(two.maya, "html");
    const talk = html.slice(html.indexOf('<ol class="talk">'));
    expect(talk).toContain(SHARED[0]);
    expect(talk).not.toMatch(/<dt>Kind<\/dt>\s*<dd>text/);
    expect(await download(two.maya, "json")).toContain('"messageType":"text"');
    await query(`UPDATE relationship_messages SET "messageType" = 'pause' WHERE "senderId" IS NULL`);
    expect(await download(two.maya, "html")).toMatch(/<dt>Kind<\/dt>\s*<dd>pause/);
  });

  it("R-11 COUP-10 what the guide said to one alone is in that one's file, and each line says whose it is", async () => {
    const { maya, noah } = await livedTogether();
    const linesOf = async (who: SignedIn) =>
      (JSON.parse(await download(who, "json")) as File).parts.couples.entries[0]?.talks[0]?.messages ?? [];
    const [hers, his] = [await linesOf(maya), await linesOf(noah)];
    const alone = (lines: typeof hers) => lines.filter(({ isPrivate }) => isPrivate);
    expect(alone(hers).map(({ by }) => by)).toEqual(["you", "guide"]);
    expect(alone(his).map(({ by }) => by)).toEqual(["you", "guide"]);
    const ids = (lines: typeof hers) => lines.map(({ id }) => id);
    expect(ids(alone(hers)).filter((id) => ids(his).includes(id))).toEqual([]);
    const together = (lines: typeof hers) => ids(lines.filter(({ isPrivate }) => !isPrivate));
    expect(together(hers)).toEqual(together(his));
  });

  it("DATA-22 R-11 answers to a questionnaire are one's own, and of the other's there is nothing before both agreed", async () => {
    const two = await livedTogether();
    const { maya, noah } = two;
    await filledIn(
      two,
      [maya],
      [
        [maya, 5],
        [noah, 2],
      ],
    );
    const read = async (who: SignedIn) =>
      (JSON.parse(await download(who, "json")) as File).parts.couples.entries[0]?.assessments[0];
    for (const [who, answer] of [
      [maya, 5],
      [noah, 2],
    ] as const) {
      const mine = await read(who);
      expect(new Set(Object.values(mine?.responses ?? {}))).toEqual(new Set([answer]));
      expect(mine?.analysisResults).toBeNull();
    }
  });

  it.each(FORMATS)("R-11 as %s the private check-in is there on request, and never the other's", async (format) => {
    const two = await livedTogether();
    const { maya, noah, relationship } = two;
    const answers = Object.fromEntries(CHECK_IN_ITEMS.map((item) => [item, item === "control" ? "yes" : "no"]));
    await call(maya, checkIn, "POST", { id: relationship.id }, { answers });
    const [hers, his] = [
      await download(maya, format, "&include=everything"),
      await download(noah, format, "&include=everything"),
    ];
    const isThere = (text: string) =>
      format === "json" ? text.includes('"control":"yes"') : text.includes(">Private questions</h3>");
    expect([isThere(hers), isThere(his), isThere(await download(maya, format))]).toEqual([true, false, false]);
  });
});
