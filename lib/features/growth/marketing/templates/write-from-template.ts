import { PRODUCT } from "@/lib/shared/product";
import type { Platform, PostKind } from "../constants";
import type { PostTexts, Theme } from "../types";
import { STORIES } from "./stories";
import type { Story, Topic } from "./topic";
import { TOPICS } from "./topics";

interface Wish {
  readonly platform: Platform;
  readonly kind: PostKind;
  readonly theme: Theme | null;
  /** Titles of the platform's latest posts, newest first. */
  readonly recent: readonly string[];
}

/**
 * Says what the service is and isn't, and where to reach a person; on every platform that has room.
 */
const ABOUT = `${PRODUCT.adult} is an AI guide for everyday self-help. It's not a person and not a licensed professional.`;
const HELP = "In a crisis in the US, call or text 988. In an emergency, call 911.";
const PICTURE = "Calm, soft colors, no faces, no text.";

/** Writes a post from the authored templates: it needs no key or network and always succeeds. */
export function writeFromTemplate({ platform, kind, theme, recent }: Wish): PostTexts {
  if (kind === "story") return storyOn(platform, leastRecent(STORIES, recent));
  const fitting = theme ? TOPICS.filter(({ from }) => from.includes(theme.shortName)) : [];
  const topic = leastRecent(fitting.length > 0 ? fitting : TOPICS, recent);
  return topicOn(platform, topic, fitting.length > 0 ? theme : null);
}

/** The first option not used recently, in authored order; else the one used longest ago. */
function leastRecent<T extends { readonly title: string }>(
  all: readonly T[],
  recent: readonly string[],
): T {
  const ages = all.map((one) => ({ one, age: recent.indexOf(one.title) }));
  const oldest = ages.find(({ age }) => age === -1) ?? ages.toSorted((a, b) => b.age - a.age)[0];
  if (!oldest) throw new Error("there is nothing authored to choose from");
  return oldest.one;
}

function topicOn(platform: Platform, topic: Topic, theme: Theme | null): PostTexts {
  const { title, hook, steps, ask, hashtags, scene } = topic;
  const source = theme ? `The idea comes from ${theme.name}.` : "";
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`).join("\n");
  const base = { title, imagePrompt: `${scene}. ${PICTURE}`, videoScript: null };
  if (platform === "twitter")
    return { ...base, content: `${hook} ${steps[0]}`, hashtags: hashtags.slice(0, 2) };
  const content = paragraphs(hook, numbered, ask, source, ABOUT, HELP);
  if (platform === "facebook") return { ...base, content, hashtags: [...hashtags] };
  const wide = [...hashtags, "SelfCare", "AIGuide"];
  if (platform === "instagram") return { ...base, content, hashtags: wide };
  const scenes = [hook, ...steps, ask].map((said) => ({ said, seen: scene }));
  return { ...base, content, hashtags: wide, videoScript: scriptOf(scenes) };
}

function storyOn(platform: Platform, story: Story): PostTexts {
  const { title, lines, ask, hashtags, scene } = story;
  const base = { title, imagePrompt: `${scene}. ${PICTURE}`, videoScript: null };
  if (platform === "twitter")
    return { ...base, content: lines.slice(0, 2).join(" "), hashtags: [...hashtags] };
  const content = paragraphs(...lines, ask, ABOUT, HELP);
  if (platform !== "youtube") return { ...base, content, hashtags: [...hashtags, "EverydayMind"] };
  const scenes = [...lines, ask].map((said) => ({ said, seen: scene }));
  return {
    ...base,
    content,
    hashtags: [...hashtags, "EverydayMind"],
    videoScript: scriptOf(scenes),
  };
}

const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join("\n\n");

/** How long one scene lasts, in seconds. */
const SCENE_SECONDS = 9;

/**
 * A script of about a minute, scene by scene; the last one says what the service is and where to
 * find help.
 */
function scriptOf(scenes: readonly { readonly said: string; readonly seen: string }[]): string {
  const ending = { said: `${ABOUT} ${HELP}`, seen: `The name ${PRODUCT.adult} on plain paper` };
  return [...scenes, ending]
    .map(({ said, seen }, at) => `${clock(at * SCENE_SECONDS)} Seen: ${seen}.\n     Said: ${said}`)
    .join("\n");
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
