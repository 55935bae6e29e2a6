import { atMostUnits, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  CONTENT_LENGTH,
  DESCRIPTION_LENGTH,
  HASHTAG_LENGTH,
  LIST_LENGTH,
  MAX_HASHTAGS,
  MEMBER_PLATFORMS,
  NAME_LENGTH,
  PLATFORMS,
  POST_VIEWS,
  PROMPT_LENGTH,
  SCRIPT_LENGTH,
  STAFF_PLATFORMS,
  TITLE_LENGTH,
  URL_LENGTH,
} from "./constants";

const id = z.uuid("This id must be a valid UUID");
const page = {
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
  cursor: id.optional(),
};
/** Null or an empty choice from the client means none. */
const choice = z.preprocess((value) => value || undefined, id.optional());

export const listOwnInput = z.object(page);
export type ListOwnInput = z.output<typeof listOwnInput>;

export const listPostsInput = z.object({
  ...page,
  view: z.enum(POST_VIEWS).default("all"),
  platform: z.enum(PLATFORMS).optional(),
  campaignId: choice,
});
export type ListPostsInput = z.output<typeof listPostsInput>;

/** Each page offers its own platforms (AMKT-06). */
export const ownPostInput = z.object({ platform: z.enum(MEMBER_PLATFORMS), therapyTypeId: choice });
export const ownStoryInput = z.object({ platform: z.enum(MEMBER_PLATFORMS).default("facebook") });
export const staffPostInput = z.object({
  platform: z.enum(STAFF_PLATFORMS),
  therapyTypeId: choice,
  campaignId: choice,
});
export const staffStoryInput = z.object({
  platform: z.enum(STAFF_PLATFORMS).default("instagram"),
  campaignId: choice,
});

const title = z
  .string()
  .trim()
  .min(1, "Give the post a title")
  .pipe(writtenText(TITLE_LENGTH, "The title is too long"));
const content = z
  .string()
  .trim()
  .min(1, "Write something first")
  .pipe(writtenText(CONTENT_LENGTH, "The text is too long"));
const orNone = (maximum: number, tooLong: string) =>
  z
    .string()
    .trim()
    .pipe(writtenText(maximum, tooLong))
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
const hashtag = z
  .string()
  .trim()
  .transform((tag) => tag.replace(/^#+/, ""))
  .pipe(
    z
      .string()
      .check(atMostUnits(HASHTAG_LENGTH, "This hashtag is too long"))
      .regex(/^[\p{L}\p{M}\p{N}_]+$/u, "A hashtag can only have letters, digits and _"),
  );

/**
 * Rejects URLs with an IP address or local name as host, credentials, or a port other than https.
 */
const mediaAddress = z
  .string()
  .trim()
  .check(atMostUnits(URL_LENGTH, "This link is too long"))
  .refine(
    (value) => value === "" || isPublicHttps(value),
    "Enter an https link to the company's storage",
  )
  .nullish()
  .transform((value) => (value === undefined ? undefined : value || null));

function isPublicHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return false;
  return (
    /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(url.hostname) &&
    !isPrivateHost(url.hostname)
  );
}

/** Host names that lead into a private network. */
const isPrivateHost = (host: string): boolean =>
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test)$/i.test(host);

const revision = z.int().min(1);

/**
 * Omitted fields stay unchanged; `revision` is the one that was read, so that no one overwrites a
 * colleague's change.
 */
export const editPostInput = z.object({
  id,
  revision: revision.optional(),
  title: title.optional(),
  content: content.optional(),
  hashtags: z.array(hashtag).max(MAX_HASHTAGS, `Up to ${MAX_HASHTAGS} hashtags`).optional(),
  imagePrompt: orNone(PROMPT_LENGTH, "The picture's description is too long"),
  videoScript: orNone(SCRIPT_LENGTH, "The script is too long"),
  imageUrl: mediaAddress,
  videoUrl: mediaAddress,
  campaignId: id.nullish(),
  /** False restores a deleted post. */
  deleted: z.literal(false).optional(),
});
export type EditPostInput = z.output<typeof editPostInput>;

/** `approved` false withdraws the approval. */
export const approvePostInput = z.object({
  id,
  revision: revision.optional(),
  approved: z.boolean().default(true),
});
export type ApprovePostInput = z.output<typeof approvePostInput>;

/** Null clears the time. */
export const schedulePostInput = z.object({
  id,
  scheduledFor: z.iso
    .datetime({ offset: true, error: "Choose a date and a time" })
    .nullable()
    .transform((value) => (value === null ? null : new Date(value))),
});
export type SchedulePostInput = z.output<typeof schedulePostInput>;

export const postIdInput = z.object({ id });
export type PostIdInput = z.output<typeof postIdInput>;

/** The only change a member can make to their own draft is restoring it. */
export const restoreOwnInput = z.object({ id, deleted: z.literal(false) });

const name = z
  .string()
  .trim()
  .min(1, "Give the campaign a name")
  .pipe(writtenText(NAME_LENGTH, "The name is too long"));
const platforms = z
  .array(z.enum(PLATFORMS))
  .max(PLATFORMS.length)
  .transform((chosen) => [...new Set(chosen)]);

export const listCampaignsInput = z.object(page);
export type ListCampaignsInput = z.output<typeof listCampaignsInput>;

export const createCampaignInput = z.object({
  name,
  description: orNone(DESCRIPTION_LENGTH, "The description is too long"),
  targetAudience: orNone(DESCRIPTION_LENGTH, "This is too long"),
  platforms: platforms.default([]),
});
export type CreateCampaignInput = z.output<typeof createCampaignInput>;

export const updateCampaignInput = z.object({
  id,
  name: name.optional(),
  description: orNone(DESCRIPTION_LENGTH, "The description is too long"),
  targetAudience: orNone(DESCRIPTION_LENGTH, "This is too long"),
  platforms: platforms.optional(),
  isActive: z.boolean().optional(),
});
export type UpdateCampaignInput = z.output<typeof updateCampaignInput>;
