/** @jest-environment jsdom */
import { z } from "./zod-messages";

it("VALD-12 reads bodies in a browser without trying to compile code, which the policy of pages refuses", () => {
  const compile = jest.spyOn(globalThis, "Function");
  const schema = z.object({ name: z.string(), count: z.number() });
  expect(schema.safeParse({ name: "n", count: 1 }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
