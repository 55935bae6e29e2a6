import type { Grammar, Phrase } from "./grammar/shape";
import { clean, spell } from "./normalise";

/** A phrase, taken apart. `key` is equal for equal nodes, which lets phrases share their beginnings. */
export type Node =
  | { readonly type: "word"; readonly key: string; readonly word: string }
  | { readonly type: "edge"; readonly key: string; readonly side: "^" | "$" }
  | { readonly type: "gap"; readonly key: string; readonly length: number; readonly overDenials: boolean }
  | { readonly type: "maybe"; readonly key: string; readonly inner: readonly Node[] }
  | { readonly type: "one"; readonly key: string; readonly of: readonly (readonly Node[])[] };

const DEFAULT_GAP = 3;
const readings = new Map<string, string>();
const parsedSlots = new Map<string, Node>();
const HAN = /\p{Script=Han}/u;

/** Parses the notation of grammar/shape.ts. @throws Error on an unknown slot or an unclosed bracket: a grammar is code. */
export function parsePhrase(phrase: Phrase, slots: Grammar["slots"]): Node[] {
  let at = 0;

  function sequence(ends: string): Node[] {
    const nodes: Node[] = [];
    while (at < phrase.length && !ends.includes(phrase[at] ?? "")) nodes.push(...piece());
    return nodes;
  }

  function alternatives(close: string): Node[][] {
    const found = [sequence(`|${close}`)];
    while (phrase[at] === "|") {
      at += 1;
      found.push(sequence(`|${close}`));
    }
    if (phrase[at] !== close) throw new Error(`"${phrase}" lacks ${close}`);
    at += 1;
    return found;
  }

  function piece(): Node[] {
    const sign = phrase[at] ?? "";
    at += 1;
    if (sign === " ") return [];
    if (sign === "^" || sign === "$") return [{ type: "edge", key: sign, side: sign }];
    if (sign === "(") return [oneOf(alternatives(")"))];
    if (sign === "[") {
      const one = oneOf(alternatives("]"));
      return [{ type: "maybe", key: `[${one.key}]`, inner: [one] }];
    }
    if (sign === "~") {
      const overDenials = phrase[at] === "!";
      if (overDenials) at += 1;
      const digits = /^\d+/.exec(phrase.slice(at))?.[0] ?? "";
      at += digits.length;
      const length = digits ? Number(digits) : DEFAULT_GAP;
      return [{ type: "gap", key: `~${overDenials ? "!" : ""}${length}`, length, overDenials }];
    }
    if (sign === "{") return [slot()];
    at -= 1;
    return word();
  }

  function slot(): Node {
    const close = phrase.indexOf("}", at);
    const name = phrase.slice(at, close);
    const meaning = slots[name];
    if (close < 0 || meaning === undefined) throw new Error(`"${phrase}": unknown slot ${name}`);
    at = close + 1;
    const known = parsedSlots.get(meaning);
    if (known) return known;
    // The same name may mean different things in two languages, so the key carries the meaning.
    const slotKey = `{${name}#${parsedSlots.size}}`;
    const node: Node = { type: "one", key: slotKey, of: [parsePhrase(meaning, slots)] };
    const inner = node.of[0]?.[0];
    const flat: Node = inner?.type === "one" && node.of[0]?.length === 1 ? { ...inner, key: slotKey } : node;
    parsedSlots.set(meaning, flat);
    return flat;
  }

  function word(): Node[] {
    const found = /^[^\s()[\]{}|~^$]+/u.exec(phrase.slice(at))?.[0] ?? "";
    if (!found) throw new Error(`"${phrase}": cannot read ${phrase[at]}`);
    at += found.length;
    const parts = HAN.test(found) ? [...found] : [asRead(found)];
    return parts.map((part) => ({ type: "word", key: part, word: part }));
  }

  const choices = [sequence("|")];
  while (phrase[at] === "|") {
    at += 1;
    choices.push(sequence("|"));
  }
  return choices.length > 1 ? [oneOf(choices)] : (choices[0] ?? []);
}

/** Whether a phrase ends where a clause begins. A sentence is read without the next one, so that it would never be found. */
export function endsWithBeginning(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  if (last?.type === "one") return last.of.some(endsWithBeginning);
  return last?.type === "edge" && last.side === "^";
}

/** Words are compared as the tokeniser leaves them, so a grammar may be written with accents and short vowels. */
export function asRead(word: string): string {
  const known = readings.get(word);
  if (known !== undefined) return known;
  const reading = word.startsWith("=") ? word : foldedForm(word);
  readings.set(word, reading);
  return reading;
}

function foldedForm(word: string): string {
  return word.endsWith("*") ? `${spell(clean(word.slice(0, -1))).folded}*` : spell(clean(word)).folded;
}

export const keyOf = (nodes: readonly Node[]): string => nodes.map((node) => node.key).join(" ");

const oneOf = (of: readonly Node[][]): Node => ({ type: "one", key: `(${of.map(keyOf).join("|")})`, of });
