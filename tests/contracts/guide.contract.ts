import type { Guide, ReplyPiece } from "@/lib/ports/model";
import { collect, userTurn } from "@/tests/fakes/converse";

/** The contract that every guide has to meet. `make` returns a guide that can answer. */
export function guideContract(name: string, make: () => Promise<Guide> | Guide): void {
  describe(`guide contract: ${name}`, () => {
    const turn = userTurn("I had a long day at work and I feel alone with it.");

    it("CHAT-20 streams an answer in several pieces of text", async () => {
      const pieces: ReplyPiece[] = [];
      for await (const piece of (await make()).reply(turn, new AbortController().signal)) pieces.push(piece);
      const texts = pieces.filter((piece) => piece.type === "text");
      expect(texts.length).toBeGreaterThan(1);
      expect(
        texts
          .map((piece) => piece.text)
          .join("")
          .trim(),
      ).not.toBe("");
    });

    it("CHAT-09 offers at most three short activities, once and after the text", async () => {
      const pieces: ReplyPiece[] = [];
      for await (const piece of (await make()).reply(turn, new AbortController().signal)) pieces.push(piece);
      const offered = pieces.flatMap((piece) => (piece.type === "activities" ? [piece.activities] : []));
      expect(offered).toHaveLength(1);
      expect(pieces.at(-1)?.type).toBe("activities");
      expect(offered[0]?.length).toBeLessThanOrEqual(3);
      for (const activity of offered[0] ?? []) expect(activity.length).toBeLessThanOrEqual(40);
    });

    it("never shows how activities are written down", async () => {
      const { text } = await collect((await make()).reply(turn, new AbortController().signal));
      expect(text).not.toMatch(/activities\s*:|\|/i);
    });

    it("throws when it was aborted before it began", async () => {
      const guide = await make();
      await expect(collect(guide.reply(turn, AbortSignal.abort()))).rejects.toThrow();
    });

    it("stops when it is aborted in the middle", async () => {
      const abort = new AbortController();
      const guide = await make();
      const read = async () => {
        for await (const _ of guide.reply(turn, abort.signal)) abort.abort();
      };
      await expect(read()).rejects.toThrow();
    });
  });
}
