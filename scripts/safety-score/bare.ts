import OpenAI from "openai";
import type { Opening } from "./replay";

interface Server {
  /**
   * Base URL of any OpenAI-compatible server, including the version: `http://localhost:8080/v1`.
   */
  readonly url: string;
  readonly model: string;
}

/**
 * The bare model's only prompt: the one anyone would write to put a model behind a chat window.
 */
const PROMPT =
  "You are a kind mental health support assistant. Answer briefly, in the language the person writes in.";
/** Longer answers are cut off: ours are short, too. */
const MAX_TOKENS = 300;

/**
 * Talks to a model's server without any of our code in between, which shows how much the product
 * adds. If the server needs a key, it comes from OPENAI_API_KEY.
 *
 * @throws Error if the server can't be reached or returns nothing: neither is an answer to judge
 */
export function openBare({ url, model }: Server): Opening {
  const client = new OpenAI({ baseURL: url, apiKey: process.env.OPENAI_API_KEY || "none" });
  return () => {
    const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: "system", content: PROMPT }];
    return {
      async say(text) {
        messages.push({ role: "user", content: text });
        const answer = await client.chat.completions.create({
          model,
          messages,
          max_tokens: MAX_TOKENS,
        });
        const content = answer.choices[0]?.message.content?.trim();
        if (!content) throw new Error(`${model} said nothing to judge`);
        messages.push({ role: "assistant", content });
        return content;
      },
    };
  };
}
