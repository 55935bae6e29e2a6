import { typeContent } from "@/lib/features/conversation/therapy-types/schema";
import { AUDIENCES } from "@/lib/shared/audience";
import { z } from "@/lib/shared/zod-messages";

/** The draft being written, and the audience the guide would use it for. */
export const previewInput = z.object({
  id: z.uuid("This approach was not found."),
  name: typeContent.shape.name,
  systemPrompt: typeContent.shape.systemPrompt,
  audience: z.enum(AUDIENCES, "Please choose who reads it").default("adult"),
});
export type PreviewInput = z.output<typeof previewInput>;

export interface PromptPreview {
  /** The whole prompt a model gets before a conversation. */
  readonly prompt: string;
  /**
   * Who answers now: without a model the guided engine follows its own authored steps and reads no
   * prompt.
   */
  readonly guide: "guided" | "openai";
}
