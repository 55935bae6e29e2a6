import intrusive from "@/content/rules/intrusive.json";
import { onePerProcess } from "./one-per-process";
import { compileTold } from "./told";

const find = onePerProcess("intrusive", () =>
  compileTold(intrusive, ["named", "intrudes", "unwanted", "meant"]),
);

/**
 * True for a thought that forces itself on a person who says they don't want it, as in OCD. A plan,
 * a time, means or despair beside it make it more than that (content/rules/intrusive.json).
 */
export function isIntrusive(text: string): boolean {
  const told = find()(text);
  return (told.has("named") || told.has("intrudes")) && told.has("unwanted") && !told.has("meant");
}

/** True if the text calls the thought by its name: "OCD", "an intrusive thought". */
export const namesIntrusion = (text: string): boolean => find()(text).has("named");
