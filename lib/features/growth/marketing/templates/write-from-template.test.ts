import { lintClaims } from "../claims";
import { PLATFORM_LIMITS, PLATFORMS, POST_KINDS } from "../constants";
import { lengthOn, problemsOnPlatform, publishedText } from "../policy";
import type { Theme } from "../types";
import { STORIES } from "./stories";
import { TOPICS } from "./topics";
import { writeFromTemplate } from "./write-from-template";

const CBT: Theme = { id: "1", name: "Cognitive Behavioural Therapy", shortName: "CBT", description: "" };
const UNKNOWN: Theme = { id: "2", name: "Something new", shortName: "NEW", description: "" };

/** Everything that can ever be written for a platform: each text changes the next one. */
function all(platform: (typeof PLATFORMS)[number], kind: (typeof POST_KINDS)[number], theme: Theme | null = null) {
  const recent: string[] = [];
  for (let made = 0; made < TOPICS.length; made += 1) {
    recent.unshift(writeFromTemplate({ platform, kind, theme, recent }).title);
  }
  return recent;
}

describe.each(PLATFORMS)("on %s", (platform) => {
  it.each(POST_KINDS)("MKTG-02 AMKT-02 every authored %s fits, claims nothing and says what it is", (kind) => {
    const authored = kind === "story" ? STORIES : TOPICS;
    const longest = { title: "", over: 0 };
    for (const { title } of authored) {
      const recent = authored.map((one) => one.title).filter((other) => other !== title);
      const texts = writeFromTemplate({ platform, kind, theme: null, recent });
      expect(texts.title).toBe(title);
      const post = { ...texts, platform, isAiGenerated: true, isIllustrative: kind === "story" };
      expect([title, lintClaims(texts), problemsOnPlatform(post)]).toEqual([title, [], []]);
      longest.over = Math.max(longest.over, lengthOn(platform, publishedText(post)));
      expect(publishedText(post)).toContain("Made with AI");
      expect(/illustrative|Invented/.test(publishedText(post))).toBe(kind === "story");
      expect(texts.hashtags.length).toBeLessThanOrEqual(PLATFORM_LIMITS[platform].hashtags);
      expect(texts.imagePrompt).toMatch(/no faces/);
      expect(texts.videoScript === null).toBe(platform !== "youtube");
    }
    expect(longest.over).toBeLessThanOrEqual(PLATFORM_LIMITS[platform].text);
  });
});

it("says everything else before it repeats itself, and then the oldest first", () => {
  const said = all("facebook", "post");
  expect(new Set(said).size).toBe(TOPICS.length);
  const again = writeFromTemplate({ platform: "facebook", kind: "post", theme: null, recent: said });
  expect(again.title).toBe(said.at(-1));
});

it("takes the idea from the approach that was chosen and names it, if it knows one", () => {
  const themed = writeFromTemplate({ platform: "facebook", kind: "post", theme: CBT, recent: [] });
  expect(themed.content).toContain("The idea comes from Cognitive Behavioural Therapy.");
  const free = writeFromTemplate({ platform: "facebook", kind: "post", theme: UNKNOWN, recent: [] });
  expect(free.content).not.toContain("Something new");
});

it("a video script runs scene by scene to where help is", () => {
  const { videoScript } = writeFromTemplate({ platform: "youtube", kind: "post", theme: null, recent: [] });
  expect(videoScript).toMatch(/^0:00 Seen: .+\n {5}Said: /);
  expect(videoScript?.split("\n").at(-1)).toContain("call or text 988");
});
