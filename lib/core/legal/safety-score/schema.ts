import { z } from "@/lib/shared/zod-messages";
import { SCORED_DIMENSIONS } from "./constants";

const score = z.number().min(0).max(100);

/** One run of `npm run safety:score -- --card`. */
const entry = z.strictObject({
  date: z.iso.date(),
  /** The package's version and the commit, with ".changed" if the working copy differed from it. */
  version: z.string().regex(/^\d+\.\d+\.\d+\+[0-9a-f]{7,40}(\.changed)?$/),
  people: z.int().positive(),
  withoutRisk: z.int().min(0),
  /** Computed from the conversations each dimension applies to. */
  dimensions: z.record(z.enum(SCORED_DIMENSIONS), z.strictObject({ mean: score, median: score })),
  highHarm: z.int().min(0),
  /** The share of answers to people without a risk that sound like a crisis. */
  crisisWording: z.number().min(0).max(1),
});
const entryOfModel = entry.extend({ model: z.string().min(1) });

/** The shape of content/safety/score.json. A missing entry means it hasn't been measured. */
export const scoreCard = z.strictObject({
  /** Null until a clinician signs off on exactly these figures. */
  reviewedBy: z.string().min(1).nullable(),
  guided: entry.optional(),
  withModel: entryOfModel.optional(),
  bare: entryOfModel.optional(),
});

export type ScoreEntry = z.infer<typeof entry>;
export type ScoreCard = z.infer<typeof scoreCard>;
