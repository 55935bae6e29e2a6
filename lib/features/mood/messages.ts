import { interfaceText } from "@/lib/shared/interface-text";
import { z } from "@/lib/shared/zod-messages";

const text = interfaceText();

const labels = z.strictObject({
  happy: text,
  sad: text,
  anxious: text,
  angry: text,
  neutral: text,
  confused: text,
});
export type MoodLabels = z.infer<typeof labels>;

const waiting = z.strictObject({
  title: text,
  lead: text,
  note: text,
  save: text,
  saved: text,
  undo: text,
  undone: text,
  failed: text,
  /** The network is back while the person is in the middle of something. */
  back: text,
  reload: text,
});
export type MoodWaitingCopy = z.infer<typeof waiting>;

export const moodLabelMessages = z.strictObject({ adult: labels, child: labels });
export const moodWaitingMessages = z.strictObject({ adult: waiting, child: waiting });
