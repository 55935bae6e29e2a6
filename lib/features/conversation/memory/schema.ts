import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { ITEM_LENGTH } from "./constants";

export const memoryItemInput = z.object({ id: z.uuid() });
export type MemoryItemInput = z.output<typeof memoryItemInput>;

export const editMemoryInput = memoryItemInput.extend({
  content: z
    .string()
    .trim()
    .min(1, "Write something to remember")
    .pipe(writtenText(ITEM_LENGTH, "That's too long")),
});
export type EditMemoryInput = z.output<typeof editMemoryInput>;

export const switchMemoryInput = z.object({ enabled: z.boolean() });
export type SwitchMemoryInput = z.output<typeof switchMemoryInput>;
