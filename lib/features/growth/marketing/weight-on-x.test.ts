import { weightOnX } from "./weight-on-x";

const LONG = "example.com/a/very/long/address/that/goes/on";

describe("a text on X weighs", () => {
  it.each([
    ["plain letters", "abc", 3],
    ["nothing", "", 0],
    ["a combined accent, put together", "e\u0301", 1],
    ["Chinese", "日本", 4],
    ["Korean", "안녕", 4],
    ["Arabic", "سلام", 4],
    ["Cyrillic", "привет", 6],
    ["curly quotes and a dash", "“a” – b", 7],
    ["an emoji", "😀", 2],
    ["a family", "👩‍👩‍👧", 2],
    ["a person with a laptop", "👩‍💻", 2],
    ["a skin tone", "👍🏽", 2],
    ["a flag", "🇩🇪", 2],
    ["a number in a square", "1️⃣", 2],
    ["two emoji", "😀😀", 4],
    ["emoji among letters", "a😀b", 4],
  ])("%s: %j as %i", (_, text, weight) => expect(weightOnX(text)).toBe(weight));

  it.each([
    ["with a scheme", "https://example.com", 23],
    ["with http", "http://example.com", 23],
    ["however long", `https://${LONG} see`, 27],
    ["bare", "see example.com now", 31],
    ["bare and long", `see ${LONG} now`, 31],
    ["bare with www", "www.example.org", 23],
    ["bare with a query", "example.com?a=1&b=2", 23],
    ["bare with a port", "example.com:8080/x", 23],
    ["in capitals", "Example.COM", 23],
    ["a country's", "willow.co.uk", 23],
    ["a newer ending", "willow.health", 23],
    ["two of them", "example.com and example.org", 51],
    ["a full stop after it", "Go to example.com.", 6 + 23 + 1],
    ["a comma after it", "example.com, please", 23 + 8],
    ["a question mark after it", "Seen example.com?", 5 + 23 + 1],
    ["in brackets", "(example.com)", 25],
    ["brackets in its path", "https://example.com/a_(b)", 23],
    ["a stop after its path", "https://example.com/a.", 24],
    ["right after Chinese", "見てexample.com", 4 + 23],
    ["right before Chinese", "https://example.com/a日本", 23 + 4],
    ["between Chinese", "看example.com吧", 27],
    ["between Korean", "안녕 example.com입니다", 34],
    ["between Japanese", "日本語example.comです", 33],
    ["an emoji after it", "example.com 😀", 26],
    ["as content and hashtag", "example.com #calm", 29],
  ])("an address %s: %j as %i", (_, text, weight) => expect(weightOnX(text)).toBe(weight));

  it.each([
    ["an e-mail address", "kim@example.com", 15],
    ["a missing space", "so.Then", 7],
    ["a file", "notes.docx", 10],
    ["an abbreviation", "e.g. this", 9],
    ["a number", "3.5", 3],
    ["a handle", "@willow.care", 12],
    ["a scheme alone", "https://", 8],
    ["a made-up ending", "https://example.notatld", 23],
  ])("what is no link by its letters, %s: %j as %i", (_, text, weight) => expect(weightOnX(text)).toBe(weight));
});
