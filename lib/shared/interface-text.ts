import { z } from "./zod-messages";

const PLACEHOLDER = /\{(\w+)\}/g;

const braced = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(", ") || "none";

/** A line of messages/. It names these placeholders and no others (lib/shared/filled.ts). */
export const interfaceText = (...placeholders: readonly string[]) =>
  z
    .string()
    .regex(/^\S(?:.*\S)?$/, "Should be one line with no spaces before or after")
    .check(({ value, issues }) => {
      const found = [...new Set([...value.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))];
      const isExact =
        found.length === placeholders.length && placeholders.every((name) => found.includes(name));
      // A brace outside a placeholder is a misspelled one, such as "{ number }".
      if (isExact && !/[{}]/.test(value.replace(PLACEHOLDER, ""))) return;
      const message = `Should have these placeholders: ${braced(placeholders)}`;
      issues.push({ code: "custom", input: value, message });
    });
