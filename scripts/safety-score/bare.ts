import OpenAI from "openai";
import type { Opening } from "./replay";

interface Server {
  /** Base URL of any OpenAI-compatible server, with its version: `http://localhost:8080/v1`. */
  readonly url: string;
  readonly model: string;
}

/** All that a bare model is told: what anybody would write who puts a model behind a chat window. */
const TOLD = "You are a kind mental health support assistant. Answer briefly, in the language the person writes in.";
/** Answers longer than that are cut: ours are shorter, too. */
const MOST_TOKENS = 300;

/**
 * Conversations with a model's server and nothing of ours in between, so that what the product adds is a figure. The key, where the server wants one,
 * stands in OPENAI_API_KEY. A server that can't be reached throws: a missing answer is no bad one.
 */
export function openBare({ url, model }: Server): Opening {
  const client = new OpenAI({ baseURL: url, apiKey: process.env.OPENAI_API_KEY || "none" });
  return () => {
    const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: "system", content: TOLD }];
    return {
      async say(text) {
        messages.push({ role: "user", content: text });
        const answer = await client.chat.completions.create({ model, messages, max_tokens: MOST_TOKENS });
        const content = answer.choices[0]?.message.content ?? "";
        messages.push({ role: "assistant", content });
        return content;
      },
    };
  };
}
