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
      `Too long for this platform by ${by} ${by === 1 ? "character" : "characters"}, labels and hashtags included.`,
    tooManyHashtags: (most: number) => `This platform takes ${most} hashtags here.`,
    titleTooLong: "The title is too long",
    brackets: "YouTube takes no < or >.",
  },
  claims: {
    cure: (said: string) =>
      `“${said}” sounds like a promise to cure. Say what people can try instead.`,
    guarantee: (said: string) => `“${said}” promises a result. Nobody can.`,
    licensure: (said: string) =>
      `“${said}” claims a licence, an approval or a professional. Willow is an AI guide.`,
    beforeAfter: (said: string) =>
      `“${said}” compares before and after. Leave out what became of somebody.`,
    healthTargeting: (said: string) =>
      `“${said}” picks people out by their health. Speak to everybody.`,
    unread: (said: string) => `“${said}” could not be checked: the check reads Latin letters only.`,
  } satisfies Record<ClaimKind, (said: string) => string>,
  views: {
    all: "All",
    draft: "Drafts",
    approved: "Approved",
    scheduled: "Scheduled",
    posted: "Posted",
  } satisfies Record<PostView, string>,
  refusals: {
    posted: "This post is out already. What stands on the platform cannot be changed from here.",
    goingOut: "This post is going out right now. Look again in a minute.",
    changedMeanwhile: "Somebody changed this post meanwhile. Please read it again first.",
    notApproved: "This post is a draft: it goes out once somebody has approved it.",
    notYet: "This post has a later time. Take the time away to post it now.",
    paused: "The campaign of this post is paused, so it waits.",
    missing: {
      imageUrl: "Instagram needs a picture: add its address with “Edit” first.",
      videoUrl: "YouTube needs a video: add its address with “Edit” first.",
    },
    notFuture: "Choose a time in the future.",
    tooFar: "Choose a time within a year.",
    unknownTheme: "Choose one of the listed approaches.",
    unknownCampaign: "Choose one of the listed campaigns.",
    notOfCampaign: "This campaign is not for this platform.",
  },
} as const;

/** States one claim in a sentence, with the words that triggered it. */
export const claimMessage = (kind: ClaimKind, said: string): string =>
  MARKETING_COPY.claims[kind](said);
