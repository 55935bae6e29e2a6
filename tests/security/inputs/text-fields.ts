import type { z } from "zod";
import { boundsOf, defOf, innerOfPipe } from "./from-schema";

/** Free text has no format (email, id, time) and no pattern. */
function isFreeText(schema: z.ZodType): boolean {
  const { format, pattern } = boundsOf(schema);
  return format === undefined && pattern === undefined;
}

/**
 * Every place in a schema that takes free text: `notes`, `triggers[]`, `helpers[].text`, and
 * `painLevels{}` for names that people make up.
 */
export function textFieldsOf(schema: z.ZodType | undefined, at = ""): string[] {
  if (!schema) return [];
  const def = defOf(schema);
  const inside = (name: string) => (at === "" ? name : `${at}.${name}`);
  const found = (): string[] => {
    if (def.type === "string") return isFreeText(schema) ? [at] : [];
    if (def.type === "object") {
      return Object.entries(def.shape ?? {}).flatMap(([name, inner]) => textFieldsOf(inner, inside(name)));
    }
    if (def.type === "array") return textFieldsOf(def.element, `${at}[]`);
    if (def.type === "record") {
      const names = textFieldsOf(def.keyType, "").length > 0 ? [`${at}{}`] : [];
      return [...names, ...textFieldsOf(def.valueType, `${at}{}`)];
    }
    if (def.type === "union") return (def.options ?? []).flatMap((option) => textFieldsOf(option, at));
    return textFieldsOf(def.innerType ?? innerOfPipe(schema), at);
  };
  return [...new Set(found())];
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same body with the text in that field; everything else stays. */
export function withText(body: unknown, field: string, text: string): Fields {
  const put = (value: unknown, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return text;
    if (step === "[]") return [put(Array.isArray(value) ? value[0] : undefined, rest)];
    if (step === "{}") {
      const [known = 1] = Object.values(isFields(value) ? value : {});
      return { [text]: known };
    }
    return { ...(isFields(value) ? value : {}), [step]: put(isFields(value) ? value[step] : undefined, rest) };
  };
  return put(body, field.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? []) as Fields;
}

/** Every string in a response, including field names. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? [...Object.keys(value), ...Object.values(value).flatMap(textsIn)] : [];
}
