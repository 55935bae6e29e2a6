import { TEXT } from "./own-server";

/** Statuses without a body, as in {@link Response}. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A {@link Response} with a text body but without the stream that Response creates for every text.
 * Our own server takes the text directly (decision 0059), so a stream is created only if something
 * else reads it.
 */
export class TextAnswer extends Response {
  readonly [TEXT]: string;
  #told: Response | undefined;

  /** @param init must include a content type, because there's no default */
  constructor(text: string, init: ResponseInit) {
    super(null, init);
    if (BODILESS.has(this.status)) throw new TypeError(`an answer ${this.status} has no text`);
    this[TEXT] = text;
  }

  #streamed(): Response {
    this.#told ??= new Response(this[TEXT], { headers: this.headers });
    return this.#told;
  }

  override get body() {
    return this.#streamed().body;
  }

  override get bodyUsed() {
    return this.#told?.bodyUsed ?? false;
  }

  override arrayBuffer() {
    return this.#streamed().arrayBuffer();
  }

  override bytes() {
    return this.#streamed().bytes();
  }

  override blob() {
    return this.#streamed().blob();
  }

  override formData() {
    return this.#streamed().formData();
  }

  override json() {
    return this.#streamed().json();
  }

  override text() {
    return this.#streamed().text();
  }

  override clone() {
    if (this.#told?.bodyUsed || this.#told?.body?.locked)
      throw new TypeError("the answer is read already");
    return new TextAnswer(this[TEXT], this);
  }
}
