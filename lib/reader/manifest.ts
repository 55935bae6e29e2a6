import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

/**
 * Written by training along with the weights (training/README.md): the thresholds and everything
 * else the weights were fitted to.
 */
const manifest = z.object({
  version: z.string(),
  /** SHA-256 of reader.onnx. */
  sha256: z.string(),
  labels: z.record(z.string(), z.array(z.string())),
  /** Tokens in one window, including markers. */
  maxTokens: z.int(),
  /** Tokens kept from the end of the preceding line. */
  maxBefore: z.int(),
  /** Tokens shared by two consecutive windows of a long text. */
  overlap: z.int(),
  /** Divisor for the concern logit. */
  temperature: z.number(),
  /**
   * Taken off the logit for each doubling of the number of windows: many windows are many chances
   * for a false alarm.
   */
  perDoubling: z.number(),
  /** Logit levels by language and age group. */
  levels: z.record(
    z.enum(SPOKEN_LANGUAGES),
    z.record(z.enum(AGE_GROUPS), z.object({ possible: z.number(), clear: z.number() })),
  ),
  /**
   * Weight by which the probability of a high or imminent severity raises the logit before it's
   * compared with `clear`.
   */
  gravity: z.number(),
  /** Probability from which a topic, a told detail or a guide's fault counts. */
  topicsFrom: z.number(),
  toldFrom: z.number(),
  faultFrom: z.number(),
});
export type Manifest = z.infer<typeof manifest>;

/** @throws Error when the file is missing or doesn't have this shape */
export const readManifest = (folder: string): Manifest =>
  manifest.parse(JSON.parse(readFileSync(join(folder, "reader.json"), "utf8")));
