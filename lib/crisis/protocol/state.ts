import { z } from "@/lib/shared/zod-messages";
import { KINDS, SEVERITIES } from "../constants";

/** How a protocol question was answered; "said" if the words were neither yes nor no. */
const ANSWERS = ["yes", "no", "unsure", "said"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The confirming questions had another prefix before they had texts of their own. */
const withNewName = (id: string): string => id.replace(/^caring\./, "confirm.");

/**
 * Stored with each protocol answer, in `metadata.crisis`. It holds none of the person's words.
 * Everything after the first five fields is optional, so that answers stored before the protocol
 * remembered anything can still be read.
 */
export const protocolState = z.object({
  kind: z.enum(KINDS),
  severity: z.enum(SEVERITIES),
  /** Counts the protocol's answers, from 0. */
  turn: z.int(),
  /** The turn at which this kind and severity were first answered; 0 when absent. */
  since: z.int().optional(),
  /** Whether the newest message itself showed a crisis, or its answer raised the danger. */
  sign: z.boolean(),
  /**
   * `care` asks and helps; `held` means someone is there; `out` leads the person out; `rest` leaves
   * the conversation to the guide.
   */
  phase: z.enum(["care", "held", "out", "rest"]).optional(),
  /** The question that the last answer ended with. */
  asked: z.string().overwrite(withNewName).optional(),
  /** Answers so far, by question. */
  known: z.record(z.string(), z.enum(ANSWERS)).optional(),
  /** Ids of the texts said so far, oldest first. */
  used: z.array(z.string().overwrite(withNewName)).optional(),
  /** Answers in a row without a new sign. */
  calm: z.int().optional(),
  /** Home may be the danger, so no parent or guardian is named from here on (contract 8). */
  home: z.boolean().optional(),
  /**
   * Home was named only after a danger had been found. A guardian may already have seen that Willow
   * helped, so we don't promise the opposite.
   */
  shown: z.boolean().optional(),
  /** Only the encoder has heard a danger so far; two answers without any sign lead out. */
  unsure: z.boolean().optional(),
  /**
   * Only the encoder heard it, and every minute seems to count. Two denials lead out, the second of
   * them to a direct question.
   */
  doubted: z.boolean().optional(),
  /** How often a direct question about it was answered with a denial or a correction. */
  denials: z.int().optional(),
  /**
   * Messages in a row about ordinary things after the direct question about an encoder-only danger.
   */
  ordinary: z.int().optional(),
  /** The person denied or corrected the encoder-only danger, so no later visit asks about it. */
  takenBack: z.boolean().optional(),
  /** Guide answers left, at the person's request, before the protocol comes back. */
  pause: z.int().optional(),
  /** The person said "stop": ask nothing until they speak again. */
  quiet: z.boolean().optional(),
  /**
   * A second reader saw it only after the guide's answer was shown, so the protocol begins with the
   * next message.
   */
  late: z.boolean().optional(),
});
export type ProtocolState = z.infer<typeof protocolState>;

/**
 * The part of a state that any release understands: how serious it was. The protocol restarts from
 * that.
 */
export const protocolGist = protocolState.pick({
  kind: true,
  severity: true,
  turn: true,
  sign: true,
  home: true,
  shown: true,
});
