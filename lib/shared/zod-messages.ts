import { z } from "zod";

const nameOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && Number.isNaN(value)) return "nan";
  return typeof value;
};

/**
 * The generic messages of VALD-12, for every schema in the product. A schema's own message always
 * takes precedence.
 */
z.config({
  // In a browser, zod would first try to compile code, which the page's CSP blocks and reports.
  jitless: "window" in globalThis,
  customError: (issue) => {
    if (issue.code === "invalid_type") {
      return issue.input === undefined
        ? "Required"
        : `Expected ${issue.expected}, received ${nameOf(issue.input)}`;
    }
    return "Invalid input";
  },
});

export { z };
