import { systemPrompt as wholePrompt } from "@/lib/features/conversation/prompts/system-prompt";
import { requireType } from "@/lib/features/conversation/therapy-types/queries";
import type { Ctx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import type { PreviewInput, PromptPreview } from "./schema";

const NOBODY: Omit<Turn, "audience" | "approaches"> = {
  sessionId: "",
  language: "en",
  firstName: null,
  age: null,
  culturalBackground: null,
  religion: null,
  therapyGoals: null,
  memory: [],
  before: null,
  lines: [],
};

/**
 * Shows what the guide would be told if this approach were saved: the same text as in a
 * conversation, about no one in particular.
 *
 * @throws Failure not_found
 */
export async function previewPrompt(
  ctx: Ctx,
  { id, name, systemPrompt, audience }: PreviewInput,
): Promise<PromptPreview> {
  await requireType(ctx, id);
  const prompt = wholePrompt({ ...NOBODY, audience, approaches: [{ name, systemPrompt }] });
  return { prompt, guide: ctx.guide.name };
}
