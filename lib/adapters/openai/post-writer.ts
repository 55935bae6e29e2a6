import type { PostWriter, WrittenPost } from "@/lib/ports/post-writer";
import { z } from "@/lib/shared/zod-messages";
import { askForObject } from "./ask-for-object";
import { type Connection, connect } from "./connection";

export interface PostWriterOptions extends Connection {
  readonly prompt: () => string;
}

const MAX_BYTES = 200_000;
const MAX_TOKENS_COUNT = 3_000;

const answered = z.object({
  title: z.string().trim().min(1),
  content: z.string().trim().min(1),
  hashtags: z.array(z.string()),
  imagePrompt: z.string(),
  videoScript: z.string(),
});

/** The schema the server must follow (structured outputs, strict mode). */
const FORM = {
  type: "json_schema" as const,
  json_schema: {
    name: "post",
    strict: true,
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["title", "content", "hashtags", "imagePrompt", "videoScript"],
      properties: {
        title: { type: "string" },
        content: { type: "string" },
        hashtags: { type: "array", items: { type: "string" } },
        imagePrompt: { type: "string" },
        videoScript: { type: "string" },
      },
    },
  },
};

/**
 * Asks any OpenAI-compatible server for a post. The check afterwards catches servers that ignore
 * the schema.
 */
export function createOpenAiPostWriter({ prompt, ...to }: PostWriterOptions): PostWriter {
  const server = connect(to, { requestTimeoutMs: 20_000, mostBytes: MAX_BYTES });
  return {
    async write(about, signal): Promise<WrittenPost> {
      return askForObject(
        server,
        { prompt: prompt(), about, mostTokens: MAX_TOKENS_COUNT, form: FORM, shape: answered },
        signal,
      );
    },
  };
}
