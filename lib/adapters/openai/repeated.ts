import type { Answer } from "./answer-forms";

/** A shorter piece may equal the beginning of an answer by chance. */
const MIN_REPEATED = 20;

/**
 * Leaves out of each part of an answer what was already said. Some servers send the whole message
 * once more at the end, others with every chunk, and others use the same field for pieces.
 */
export class Repeated {
  said = "";
  #inPieces = false;

  fresh({ text, isPiece }: Answer): string {
    const fresh = isPiece ? text : this.#freshOf(text);
    this.#inPieces ||= isPiece && text !== "";
    this.said += fresh;
    return fresh;
  }

  #freshOf(message: string): string {
    if (this.#inPieces) return "";
    if (this.said === "") return message;
    if (message.length > this.said.length && message.startsWith(this.said))
      return message.slice(this.said.length);
    return message.length >= MIN_REPEATED && this.said.startsWith(message) ? "" : message;
  }
}
