import { isSameText } from "./same-text";

it.each([
  ["a shortened address", "See https://willow.example.com/a now", "See https://t.co/Ab1 now", true],
  ["a bare address, shortened", "See willow.org/a now", "See https://t.co/Ab1 now", true],
  ["escaped signs and white space", "a & b\n\nc", "a &amp; b c", true],
  ["another text", "See willow.org now", "See willow.org later", false],
])("AMKT-08 knows a post again by %s", (_, sent, found, same) => expect(isSameText(sent, found)).toBe(same));
