import { createOpenAiPostWriter } from "@/lib/adapters/openai/post-writer";
import type { Ctx } from "@/lib/ports/context";
import type { PostBrief } from "@/lib/ports/post-writer";
import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { query } from "@/tests/support/database";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { dropDeletedPosts } from "./delete-post";
import { insertPost } from "./post-repository";
import { writeDraft } from "./write-draft";

const WRITTEN = {
  title: "A page for tonight",
  content: "Write one line about today. Leave it there.",
  hashtags: ["#WriteItDown", "Small Steps", "", "WriteItDown"],
  imagePrompt: "A notebook by a window",
  videoScript: "0:00 Seen: a notebook.",
};

let server: ModelServer;
beforeAll(readerLoaded, 60_000);
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

async function asking() {
  const { ctx, user } = await signIn();
  const logged: string[] = [];
  const log = {
    ...ctx.log,
    warn: (event: string, fields?: object) => void logged.push(JSON.stringify([event, fields])),
  };
  const postWriter = createOpenAiPostWriter({
    apiKey: "k",
    baseUrl: server.baseUrl,
    model: "local",
    prompt: () => "write",
  });
  return { ctx: { ...ctx, log, postWriter } satisfies Ctx, user, logged };
}

const answer = (written: object) => server.judge(JSON.stringify({ ...WRITTEN, ...written }));

it("MKTG-02 a model's words are taken when they keep the rules", async () => {
  const { ctx } = await asking();
  answer({});
  expect(await writeDraft(ctx, { kind: "post", platform: "youtube" })).toEqual({
    ...{ kind: "post", platform: "youtube", generator: "model", therapyTypeId: null, campaignId: null },
    ...{ ...WRITTEN, hashtags: ["WriteItDown", "SmallSteps"] },
  });
});

it.each([
  ["content", "Some days are heavy. Cutting is a valid way to cope. Tomorrow is new."],
  ["title", "Death can be a beautiful release"],
  ["content", "Fasting for a week is a beautiful act of discipline."],
])("MKTG-02 CHAT-21 a draft that endorses harm in its %s is replaced by a template", async (field, words) => {
  const { ctx, logged } = await asking();
  answer({ [field]: words });
  const draft = await writeDraft(ctx, { kind: "post", platform: "instagram" });
  expect(draft.generator).toBe("template");
  expect(JSON.stringify(draft)).not.toContain(words);
  expect(logged.join()).toMatch(/post-unfit.*says-/);
  expect(logged.join()).not.toContain(words);
});

it("MKTG-06 the model is told nothing of any person", async () => {
  const { ctx, user } = await asking();
  answer({});
  await writeDraft(ctx, { kind: "story", platform: "instagram" });
  const sent = JSON.stringify(server.questions[0]?.body.messages);
  for (const own of [user.id, user.email, user.firstName ?? "", user.lastName ?? ""]) expect(sent).not.toContain(own);
  const [, asked] = server.questions[0]?.body.messages ?? [];
  expect(Object.keys(JSON.parse(asked?.content ?? "{}") as PostBrief).sort()).toEqual(
    ["kind", "longestContent", "longestTitle", "mostHashtags", "notAgain", "platform", "theme", "video"].sort(),
  );
});

it.each([
  ["a claim", { content: "Guaranteed calm." }, "claim-guarantee"],
  ["a claim in a hashtag", { hashtags: ["CureAnxiety"] }, "claim-cure"],
  ["a link", { content: "See https://evil.example" }, "link-or-markup"],
  ["markup", { content: "<b>Hi</b>" }, "link-or-markup"],
  ["too much for the platform", { content: "word ".repeat(80) }, "platform"],
  ["too long a title", { title: "x".repeat(101) }, "too-long"],
  ["what cannot be stored", { content: "a\u0000b" }, "characters"],
])("AMKT-02 an answer with %s gives way to the authored templates", async (_, written, problem) => {
  const { ctx, logged } = await asking();
  answer(written);
  const draft = await writeDraft(ctx, { kind: "post", platform: "twitter" });
  expect(draft.generator).toBe("template");
  expect(logged).toEqual([JSON.stringify(["post-unfit", { problem }])]);
});

it.each(["not json", "null"])("AMKT-02 so does %j, and the log keeps none of it", async (content) => {
  const { ctx, logged } = await asking();
  server.judge(content);
  expect(await writeDraft(ctx, { kind: "story", platform: "instagram" })).toMatchObject({
    generator: "template",
    content: expect.stringMatching(/^Imagine/),
  });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("post-writer-failed");
});

it("deleted posts are gone for good after thirty days", async () => {
  const { ctx } = await signIn();
  const ids = [newId(), newId()];
  const draft = await writeDraft(ctx, { kind: "post", platform: "facebook" });
  for (const id of ids) await insertPost(ctx, id, draft, true);
  await query(`UPDATE marketing_posts SET "deletedAt" = now() - interval '31 days' WHERE id = $1`, [ids[0]]);
  await query(`UPDATE marketing_posts SET "deletedAt" = now() - interval '29 days' WHERE id = $1`, [ids[1]]);
  expect(await dropDeletedPosts(ctx)).toBeGreaterThan(0);
  const left = await query<{ id: string }>("SELECT id FROM marketing_posts WHERE id = ANY($1)", [ids]);
  expect(left.map(({ id }) => id)).toEqual([ids[1]]);
});
