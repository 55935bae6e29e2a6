import type { PostBrief } from "@/lib/ports/post-writer";
import type { AdvisorBrief } from "@/lib/ports/routine-advisor";
import type { Unread } from "@/lib/ports/second-opinion";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { answered, MODERATIONS, OBJECTS } from "@/tests/fixtures/object-forms";
import { createOpenAiPostWriter } from "./post-writer";
import { createOpenAiRoutineAdvisor } from "./routine-advisor";
import { createOpenAiSecondOpinion } from "./second-opinion";

const BRIEF: AdvisorBrief = {
  ...{ minutes: 20, targetAreas: ["neck"], goals: ["posture"], difficulty: "beginner" },
  ...{ planned: [], candidates: [] },
};
const ABOUT: PostBrief = {
  ...{ platform: "facebook", kind: "post", theme: null, longestTitle: 100, longestContent: 500 },
  ...{ mostHashtags: 5, video: false, notAgain: [] },
};
const POST = {
  title: "A page {tonight}",
  content: 'Write "it" down.',
  hashtags: ["Small"],
  imagePrompt: "",
  videoScript: "",
};
const ADVICE = { exercises: [{ slug: "chin-tuck", phase: "main", why: "It rests the neck." }] };
const CONCERN = { kind: "suicide", severity: "high" };

let server: ModelServer;
const to = () => ({ apiKey: "k", baseUrl: server.baseUrl, model: "m", prompt: () => "p" });
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const isModeration = (path: string) => path.endsWith("/moderations");
const never = new AbortController().signal;

async function opinion() {
  const unread: Unread[] = [];
  const concerns = await createOpenAiSecondOpinion(to()).read("text", never, (part) => unread.push(part));
  return { concerns, unread: unread.map(({ part }) => part) };
}

describe.each(OBJECTS)("an object $name", ({ content, as = answered, isUnread }) => {
  const send = (object: unknown) => {
    const raw = as(content.replace("%", () => JSON.stringify(object)));
    server.send(({ path }) => (isModeration(path) ? null : raw));
  };

  it("M5 CHAT-19 is heard by the second reader, or counts as not asked", async () => {
    send(CONCERN);
    expect(await opinion()).toEqual(
      isUnread ? { concerns: [], unread: ["classification"] } : { concerns: [CONCERN], unread: [] },
    );
  });

  it("M5 MKTG-02 is read by the writer of posts, or refused", async () => {
    send(POST);
    const written = createOpenAiPostWriter(to()).write(ABOUT, never);
    await (isUnread ? expect(written).rejects.toThrow() : expect(written).resolves.toEqual(POST));
  });

  it("M5 PHYS-06 is read by the advisor on routines, or refused", async () => {
    send(ADVICE);
    const advised = createOpenAiRoutineAdvisor(to()).advise(BRIEF, never);
    await (isUnread ? expect(advised).rejects.toThrow() : expect(advised).resolves.toEqual(ADVICE.exercises));
  });
});

it.each(MODERATIONS)("M5 CHAT-19 moderation is heard: $name", async ({ send, heard }) => {
  server.judge('{"kind":"none","severity":"none"}');
  server.send(({ path }) => (isModeration(path) ? send : null));
  const { concerns, unread } = await opinion();
  const found = concerns.filter(({ kind }) => kind === "suicide").map(({ severity }) => severity);
  expect({ found, unread }).toEqual({
    found: heard === "high" || heard === "moderate" ? [heard] : [],
    unread: heard === "unread" ? ["moderation"] : [],
  });
});

it("M6 a server that has no moderation is not asked for it again", async () => {
  let asked = 0;
  server.send(({ path }) => {
    if (!isModeration(path)) return null;
    asked += 1;
    return { status: 404, parts: ["{}"] };
  });
  const reader = createOpenAiSecondOpinion(to());
  await reader.read("one", never);
  await reader.read("two", never);
  expect(asked).toBe(1);
});

it("M5 labels are read in any case", async () => {
  server.judge('{"kind":" Suicide","severity":"HIGH"}');
  expect((await opinion()).concerns).toEqual([CONCERN]);
});

it("M5 a reader that thinks first is asked again with room to think", async () => {
  const torn = answered("<think>The user may be exagg");
  server.send(({ path, body }) =>
    isModeration(path) ? null : (body.max_completion_tokens ?? 0) < 1_000 ? torn : null,
  );
  server.judge(JSON.stringify(CONCERN));
  expect(await opinion()).toEqual({ concerns: [CONCERN], unread: [] });
  expect(server.questions).toHaveLength(2);
});
