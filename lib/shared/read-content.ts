import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

export const CONTENT = join(process.cwd(), "content");

/**
 * Reads one YAML file of content/ and checks its shape.
 *
 * @param path relative to content/, such as "en/crisis/adult.yaml"
 * @throws Error naming the file if it's missing, isn't YAML or has another shape
 */
export function readContent<Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> {
  try {
    return shape.parse(parse(readFileSync(join(CONTENT, path), "utf8")));
  } catch (error) {
    throw new Error(`content/${path}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
