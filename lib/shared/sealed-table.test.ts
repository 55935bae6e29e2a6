import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import fc from "@/tests/support/random";
import { json, sealedTable, text } from "./sealed-table";
import type { DataKey } from "./sealing";

const key: DataKey = { ownerKind: "person", ownerId: randomUUID(), version: 1, key: randomBytes(32) };
const moods = sealedTable("mood_entries", { notes: text, triggers: json(z.array(z.string())) });

describe("R-09 sealed tables", () => {
  it("R-09 seals and opens a row, texts and lists", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: "binary" })), (notes, triggers) => {
        const id = randomUUID();
        expect(moods.open(key, { id, ...moods.seal(key, id, { notes, triggers }) })).toEqual({ notes, triggers });
      }),
    );
  });

  it("R-09 null stays null, and what is not given is not written", () => {
    const id = randomUUID();
    expect(moods.seal(key, id, { notes: null })).toEqual({ notes: null });
    expect(moods.seal(key, id, { notes: undefined, triggers: [] })).toEqual({ triggers: expect.any(String) });
    expect(moods.open(key, { id, notes: null, triggers: null })).toEqual({ notes: null, triggers: null });
  });

  it("R-09 two columns of one row cannot be exchanged", () => {
    const id = randomUUID();
    const { notes, triggers } = moods.seal(key, id, { notes: "n", triggers: ["t"] });
    expect(() => moods.open(key, { id, notes: triggers, triggers: notes })).toThrow();
  });

  it("R-09 json of another shape fails where it is read", () => {
    const older = sealedTable("mood_entries", { notes: text, triggers: json(z.string()) });
    const id = randomUUID();
    const { triggers } = older.seal(key, id, { triggers: "work" });
    expect(() => moods.open(key, { id, notes: null, triggers })).toThrow();
  });
});
