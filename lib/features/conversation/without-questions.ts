import type { ReplyPiece, TextPiece } from "@/lib/ports/model";
import type { GuidePiece } from "./stream-with-fallback";

const ASKS = /[?？؟]["'”’»)\]]*\s*$/u;

/** Pieces that go with a question or an offer. */
const BESIDE: ReadonlySet<string> = new Set(["activities", "finished", "followed_up"]);

/**
 * Removes questions and offers from an answer, because an authored question follows it. Expects
 * pieces that are whole sentences.
 */
export async function* withoutQuestions<Piece extends GuidePiece | ReplyPiece>(
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece | TextPiece> {
  let spoke = false;
  for await (const piece of pieces) {
    if (BESIDE.has(piece.type)) continue;
    if (piece.type === "withdrawn") spoke = false;
    if (piece.type !== "text") yield piece;
    else if (!ASKS.test(piece.text)) {
      yield spoke ? piece : { type: "text", text: piece.text.trimStart() };
      spoke = true;
    }
  }
}
