import { z } from "zod";
import { readContent } from "./read-content";

/** Each entry becomes one line of the prompt. */
export const promptLines = z.array(z.string().min(1)).min(1);

/**
 * Reads content/en/prompts/<name>.yaml on first use, once per process. Prompts are written in
 * English, whatever language the answer is in.
 *
 * @throws Error naming the file if it's missing, isn't YAML or has another shape
 */
export function promptFile<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
): () => z.infer<Shape> {
  let texts: z.infer<Shape> | undefined;
  return () => {
    texts ??= readContent(`en/prompts/${name}.yaml`, shape);
    return texts;
  };
}

/**
 * Replaces the placeholders of a line. Braces in the values stay as they are.
 *
 * @throws Error if a placeholder isn't given
 */
export const fillPrompt = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`content/en/prompts: no {${key}} for "${line}"`);
    return value;
  });
