import { z } from "@/lib/shared/zod-messages";
import { KINDS, SEVERITIES } from "../constants";

/** How a protocol question was answered; "said" if the words were neither yes nor no. */
export const ANSWERS = ["yes", "no", "unsure", "said"] as const;
export type Answer = (typeof ANSWERS)[number];

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
   * `care` asks and helps; `held` when somebody is there; `out` leads the person out; `rest` leaves
   * the conversation to the guide.
   */
  phase: z.enum(["care", "held", "out", "rest"]).optional(),
  /** The question that the last answer ended with. */
  asked: z.string().optional(),
  /** Answers so far, by question. */
  known: z.record(z.string(), z.enum(ANSWERS)).optional(),
  /** Ids of the texts said so far, oldest first. */
  used: z.array(z.string()).optional(),
  /** Answers in a row without a new sign. */
  calm: z.int().optional(),
  /** The home may be the danger: no parent or guardian is named from here on (contract 8). */
  home: z.boolean().optional(),
  /**
   * Home was named only after a danger had been found. A guardian may see by then that Willow
   * helped, so the opposite is not promised.
   */
  shown: z.boolean().optional(),
  /** Only the encoder heard a danger so far: two answers without any sign lead out. */
  unsure: z.boolean().optional(),
  /**
   * Only the encoder heard it, and minutes seem to count: two denials, the second of a direct
   * question, lead out.
   */
  doubted: z.boolean().optional(),
  /** How often a direct question about it was answered with a denial or a correction. */
  denials: z.int().optional(),
  /**
   * Messages in a row about ordinary things after the direct question about an encoder-only danger.
   */
  ordinary: z.int().optional(),
  /** The encoder-only danger was denied or corrected: no later visit asks about it. */
  takenBack: z.boolean().optional(),
  /**
   * Answers that the guide still gives, at the person's request, before the protocol comes back.
   */
  pause: z.int().optional(),
  /** The person said "stop": ask nothing until they speak again. */
  quiet: z.boolean().optional(),
  /**
   * A second reader saw it when the guide's answer was already shown: the protocol begins with the
   * next message.
   */
  late: z.boolean().optional(),
});
export type ProtocolState = z.infer<typeof protocolState>;

/**
 * The part of a state that any release understands: how grave it was. The protocol starts over from
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
