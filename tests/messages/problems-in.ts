import { NAMESPACES } from "./shapes";

/** The faults of one file of messages/, each with the file and the key, such as "child.harm.line". */
export function problemsIn(path: string, content: unknown): string[] {
  const [namespace = ""] = /[\w-]+(?=\.json$)/.exec(path) ?? [];
  const known = NAMESPACES[namespace];
  if (!known) return [`${path}: tests/messages/shapes.ts has no shape for it`];
  const found = known.shape.safeParse(content);
  if (found.success) return [];
  return found.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${path}: ${[...issue.path, key].join(".")}: Should not be there`)
      : `${path}: ${issue.path.join(".")}: ${issue.message}`,
  );
}
