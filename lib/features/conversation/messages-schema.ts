import { interfaceText } from "@/lib/shared/interface-text";
import { z } from "@/lib/shared/zod-messages";

const opening = z.strictObject({
  disclosure: interfaceText(),
  greeting: interfaceText(),
  greetingByName: interfaceText("name"),
});
export const openingMessages = z.strictObject({ adult: opening, child: opening });

const summary = z.strictObject({
  one: interfaceText("said"),
  both: interfaceText("first", "later"),
});
export const summaryMessages = z.strictObject({ adult: summary, child: summary });

/** Several lines, so that they still get read the tenth time; one for each other country. */
export const helpLineMessages = z.strictObject({
  lines: z.array(interfaceText("call", "text", "word", "emergency")).min(2),
  abroad: interfaceText("call", "emergency"),
});
