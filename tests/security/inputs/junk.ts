const deep = (depth: number): unknown => {
  let value: unknown = "deep";
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { value };
  return value;
};

/**
 * Values that no one sends on purpose: wrong types, limits of every layer, and the starts of known
 * attacks.
 */
export const JUNK: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308],
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udfff\ud800", "\u202eabc", "\u200b", "\ufeff", "𝔉".repeat(40)],
  ...["x".repeat(300), "x".repeat(20_000), "👩‍👩‍👧".repeat(1_500), "e\u0301".repeat(500), "\n".repeat(3_000)],
  ...[
    "' OR 1=1 --",
    "'; DROP TABLE users; --",
    "\\",
    "%00",
    "%",
    "%E0%A4%A",
    "../../../../etc/passwd",
    "C:\\",
    "\r\nSet-Cookie: a=b",
  ],
  ...["{{7*7}}", "$" + "{7*7}", "<script>alert(1)</script>", "javascript:alert(1)", "file:///etc/passwd"],
  ...["0000-00-00", "0000-01-01", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-02-30", "-000001-01-01"],
  ...["+275760-09-13T00:00:00.000Z", "294277-01-01T00:00:00Z", "1970-01-01T00:00:00+23:59", "NaN", "Infinity", "-0"],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "99999999999999999999"],
  ...[[], {}, [[]], [null], { not: "" }, { $ne: null }, { contains: "a" }, { gt: "" }, { in: [] }, { OR: [{}] }],
  ...[
    { equals: null },
    { set: "x" },
    { increment: 1 },
    { toString: "x" },
    { valueOf: 1 },
    { length: 1e9 },
    JSON.parse('{"then":1}'),
  ],
  ...[{ constructor: { prototype: { isAdmin: true } } }, JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ...[Array.from({ length: 2_000 }, () => null), Array.from({ length: 300 }, (_, at) => ({ at })), deep(40), deep(600)],
];

/** Field names that exist somewhere but that no caller may set. */
export const EXTRA: readonly string[] = [
  ...["isAdmin", "isClinician", "userId", "id", "senderType", "senderName", "subscriptionTier", "ageGroup", "consent"],
  ...["isChildAccount", "createdAt", "where", "data", "select", "include", "__proto__", "constructor", "prototype"],
  ...["hasOwnProperty", "toString", "", "a".repeat(3_000), "\u0000", "0", "limit", "cursor"],
];

/** Complete bodies that aren't JSON objects. */
export const RAW: readonly string[] = [
  ...[
    "{",
    "}",
    "[]",
    "[1]",
    "null",
    "true",
    "1",
    '"text"',
    "{} {}",
    '{"a":1,}',
    "{'a':1}",
    "\ufeff{}",
    "\u0000",
    "undefined",
  ],
  ...[
    "[".repeat(20_000) + "]".repeat(20_000),
    `{"a":`.repeat(5_000),
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
  ],
  ...["a=b&c=d", "<xml/>", `{"a":"${"x".repeat(66_000)}"}`, '{"content":"a","content":{"not":""}}'],
];

export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  {},
  { "idempotency-key": "not a uuid" },
  { "idempotency-key": "'; DROP TABLE users; --" },
  { accept: "text/event-stream" },
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-7" },
  { "accept-language": `${"x".repeat(4_000)};q=9` },
  { "if-none-match": `W/"${"x".repeat(2_000)}", *` },
  { authorization: "Bearer undefined" },
  { "x-forwarded-for": "1.2.3.4, ' OR 1=1 --" },
  { "content-length": "99999999" },
];
