import { randomBytes, randomUUID } from "node:crypto";
import fc from "@/tests/support/random";
import { type DataKey, isSealed, open, type Place, seal } from "./sealing";

const keyOf = (more: Partial<DataKey> = {}): DataKey => ({
  ownerKind: "person",
  ownerId: randomUUID(),
  version: 1,
  key: randomBytes(32),
  ...more,
});

const PLACE: Place = { table: "mood_entries", column: "notes", rowId: randomUUID() };

describe("R-09 sealing", () => {
  it("R-09 gives back every well-formed text, with NUL, emoji and right-to-left marks", () => {
    const key = keyOf();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (plain) => {
        expect(open(key, PLACE, seal(key, PLACE, plain))).toBe(plain);
      }),
    );
    for (const plain of ["", "\u0000", "👩‍👩‍👧‍👦".repeat(2500), "مرحبا\u202e", "zero\u200bwidth"]) {
      expect(open(key, PLACE, seal(key, PLACE, plain))).toBe(plain);
    }
  });

  it("R-09 gives back half a surrogate pair too, as a cut-off stream leaves it", () => {
    const key = keyOf();
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, code) => {
        const plain = `${text} ${String.fromCharCode(code)} ${text}`;
        expect(open(key, PLACE, seal(key, PLACE, plain))).toBe(plain);
      }),
    );
  });

  it("R-09 never gives one ciphertext twice, and shows nothing of the text", () => {
    const key = keyOf();
    const plain = "I told nobody about the river";
    const one = seal(key, PLACE, plain);
    expect(one).not.toBe(seal(key, PLACE, plain));
    expect(Buffer.from(one.slice(3), "base64url").toString("latin1")).not.toContain("river");
    expect(isSealed(one)).toBe(true);
    expect(isSealed(plain)).toBe(false);
  });

  it.each<[string, Place]>([
    ["row", { ...PLACE, rowId: randomUUID() }],
    ["column", { ...PLACE, column: "triggers" }],
    ["table", { ...PLACE, table: "chat_messages" }],
  ])("R-09 a value moved to another %s does not open", (_what, place) => {
    const key = keyOf();
    expect(() => open(key, place, seal(key, PLACE, "mine"))).toThrow();
  });

  it.each<[string, Partial<DataKey>]>([
    ["person", { ownerId: randomUUID() }],
    ["kind of owner", { ownerKind: "relationship" }],
    ["version", { version: 2 }],
    ["key", { key: randomBytes(32) }],
  ])("R-09 a value does not open for another %s", (_what, more) => {
    const key = keyOf();
    expect(() => open({ ...key, ...more }, PLACE, seal(key, PLACE, "mine"))).toThrow();
  });

  it("R-09 any changed or missing byte is refused", () => {
    const key = keyOf();
    const bytes = Buffer.from(seal(key, PLACE, "a text of some length").slice(3), "base64url");
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
        expect(() => open(key, PLACE, `v1.${changed.toString("base64url")}`)).toThrow();
        expect(() => open(key, PLACE, `v1.${bytes.subarray(0, at).toString("base64url")}`)).toThrow();
      }),
    );
  });

  it("R-09 a plain value in a sealed column is named, not shown", () => {
    expect(() => open(keyOf(), PLACE, "my secret")).toThrow(/^mood_entries\.notes holds a value that is not sealed$/);
  });
});
