import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

/**
 * What training writes beside the weights (training/README.md): the thresholds and everything else
 * the weights were fitted to.
 */
const manifest = z.object({
  version: z.string(),
  /** Of reader.onnx. */
  sha256: z.string(),
  labels: z.record(z.string(), z.array(z.string())),
  /** Tokens in one window, marks included. */
  maxTokens: z.int(),
  /** Tokens kept of what was asked before, from its end. */
  maxBefore: z.int(),
  /** Tokens that two windows of a long text share. */
  overlap: z.int(),
  /** The concern logit is divided by this. */
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
   * What the probability of a high or imminent severity adds to the logit before it is held against
   * `clear`.
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
