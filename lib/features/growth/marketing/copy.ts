import { PLATFORM_NAMES } from "@/lib/shared/platforms";
import type { ClaimKind } from "./claims";
import type { PostView } from "./constants";

/** Read by staff and adult members; children have no access (MKTG-05), so one wording is enough. */
export const MARKETING_COPY = {
  platforms: PLATFORM_NAMES,
  /** Published along with the post. */
  labels: {
    full: {
      illustrative: "An illustrative story: the person in it is invented.",
      aiMade: "Made with AI, approved by a person.",
    },
    short: { illustrative: "Invented story.", aiMade: "Made with AI." },
  },
  problems: {
    empty: "Write something first.",
    tooLong: (by: number) =>
      `Too long for this platform by ${by} ${by === 1 ? "character" : "characters"}, including labels and hashtags.`,
    tooManyHashtags: (most: number) => `This platform allows up to ${most} hashtags here.`,
    titleTooLong: "The title is too long",
    brackets: "YouTube doesn't allow < or >.",
  },
  claims: {
    cure: (said: string) =>
      `“${said}” sounds like a promise to cure. Say what people can try instead.`,
    guarantee: (said: string) => `“${said}” promises a result. No one can.`,
    licensure: (said: string) =>
      `“${said}” claims a license, an approval or a professional. Willow is an AI guide.`,
    beforeAfter: (said: string) =>
      `“${said}” compares before and after. Leave out how things turned out for someone.`,
    healthTargeting: (said: string) =>
      `“${said}” singles people out by their health. Speak to everyone.`,
    unread: (said: string) => `“${said}” couldn't be checked. The check only reads Latin letters.`,
  } satisfies Record<ClaimKind, (said: string) => string>,
  views: {
    all: "All",
    draft: "Drafts",
    approved: "Approved",
    scheduled: "Scheduled",
    posted: "Posted",
  } satisfies Record<PostView, string>,
  refusals: {
    posted: "This post is already published. You can't change it on the platform from here.",
    goingOut: "This post is going out right now. Check again in a minute.",
    changedMeanwhile: "Someone changed this post in the meantime. Please read it again first.",
    notApproved: "This post is a draft. It goes out once someone approves it.",
    notYet: "This post is scheduled for later. Clear the time to post it now.",
    paused: "This post's campaign is paused, so the post is waiting.",
    missing: {
      imageUrl: "Instagram needs a picture. Add a link to it with “Edit” first.",
      videoUrl: "YouTube needs a video. Add a link to it with “Edit” first.",
    },
    notFuture: "Choose a time in the future.",
    tooFar: "Choose a time within a year.",
    unknownTheme: "Choose one of the listed approaches.",
    unknownCampaign: "Choose one of the listed campaigns.",
    notOfCampaign: "This campaign isn't for this platform.",
  },
} as const;

/** States one claim in a sentence, with the words that triggered it. */
export const claimMessage = (kind: ClaimKind, said: string): string =>
  MARKETING_COPY.claims[kind](said);
