import { z } from "./zod-messages";

const schema = z.object({ name: z.string(), count: z.number(), kind: z.enum(["a", "b"]), tags: z.array(z.string()) });

function messagesOf(value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

describe("messages of schemas", () => {
  it("VALD-12 says Required of what is missing", () => {
    expect(messagesOf({ kind: "a" })).toEqual({ name: "Required", count: "Required", tags: "Required" });
  });

  it("VALD-12 names the type that was expected and the one that came", () => {
    expect(messagesOf({ name: 3, count: "x", kind: "a", tags: [null] })).toEqual({
      name: "Expected string, received number",
      count: "Expected number, received string",
      "tags.0": "Expected string, received null",
    });
  });

  it("VALD-12 says Invalid input of anything else, and a schema's own message wins", () => {
    expect(messagesOf({ name: "n", count: 1, kind: "c", tags: [] })).toEqual({ kind: "Invalid input" });
    expect(z.string().max(1, "Too long").safeParse("ab").error?.issues[0]?.message).toBe("Too long");
  });
});
