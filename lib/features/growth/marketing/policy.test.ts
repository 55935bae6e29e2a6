import { lengthOn, missingMedia, problemsOnPlatform, publishedText, standingOf } from "./policy";

const POST = {
  platform: "twitter" as const,
  title: "A page",
  content: "Write it down.",
  hashtags: ["SmallSteps"],
  isAiGenerated: true,
  isIllustrative: false,
};

it("MKTG-06 what is published says that it is invented and made with AI, whatever was edited", () => {
  expect(publishedText({ ...POST, isIllustrative: true })).toBe(
    "Write it down.\n\nInvented story. Made with AI.\n\n#SmallSteps",
  );
  expect(publishedText({ ...POST, platform: "facebook", isIllustrative: true })).toContain(
    "the person in it is invented",
  );
  expect(publishedText({ ...POST, isAiGenerated: false, hashtags: [] })).toBe("Write it down.");
});

it.each([
  ["abc", 3],
  ["日本", 4],
  ["👩‍👩‍👧", 2],
  ["https://example.com/a/very/long/address/that/goes/on see", 27],
  ["e\u0301", 1],
])("X counts %j as %i", (text, length) => expect(lengthOn("twitter", text)).toBe(length));

it("YouTube counts bytes, the others code units", () => {
  expect([lengthOn("youtube", "é"), lengthOn("facebook", "é"), lengthOn("instagram", "😀")]).toEqual([2, 1, 2]);
});

it("AMKT-08 tells at its field what the platform would refuse", () => {
  expect(problemsOnPlatform(POST)).toEqual([]);
  const over = problemsOnPlatform({ ...POST, content: "x".repeat(280) });
  expect(over).toEqual([{ path: "content", message: expect.stringContaining("by 28 characters") }]);
  expect(problemsOnPlatform({ ...POST, hashtags: ["a", "b", "c"] })).toMatchObject([{ path: "hashtags" }]);
  expect(problemsOnPlatform({ ...POST, platform: "youtube", title: "a < b", content: "a > b" })).toMatchObject([
    { path: "title" },
    { path: "content" },
  ]);
  expect(problemsOnPlatform({ ...POST, content: " " })).toMatchObject([{ path: "content" }]);
});

it("knows which platform needs a picture or a video", () => {
  const none = { imageUrl: null, videoUrl: null };
  expect(missingMedia({ platform: "instagram", ...none })).toBe("imageUrl");
  expect(missingMedia({ platform: "youtube", ...none })).toBe("videoUrl");
  expect(missingMedia({ platform: "youtube", imageUrl: null, videoUrl: "https://a.example/b.mp4" })).toBeNull();
  expect([missingMedia({ platform: "twitter", ...none }), missingMedia({ platform: "facebook", ...none })]).toEqual([
    null,
    null,
  ]);
});

it("MKTG-04 a post is a draft until somebody approved it, and posted only once it is out", () => {
  const draft = { isPosted: false, approvedAt: null, scheduledFor: null };
  expect(standingOf(draft)).toBe("draft");
  expect(standingOf({ ...draft, scheduledFor: "2027-01-01" })).toBe("draft");
  expect(standingOf({ ...draft, approvedAt: "2026-01-01" })).toBe("approved");
  expect(standingOf({ ...draft, approvedAt: "2026-01-01", scheduledFor: "2027-01-01" })).toBe("scheduled");
  expect(standingOf({ ...draft, isPosted: true })).toBe("posted");
});
