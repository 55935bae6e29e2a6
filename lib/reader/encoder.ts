import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { type Manifest, readManifest } from "./manifest";
import { Pieces } from "./pieces";
import { windowsOf } from "./windows";

/** The outputs of the model for one window, by head: logits, and the vector. */
export type Output = Readonly<Record<string, Float32Array>>;

/** The author of a text: the model was trained on both, with a separate marker for each. */
type Writer = "person" | "guide";
const PREFIX: Readonly<Record<Writer, string>> = { person: "query:", guide: "passage:" };

export interface EncoderInput {
  readonly text: string;
  /** The line right before it. */
  readonly before?: string;
  readonly writer: Writer;
}

/**
 * Windows whose outputs are cached, and for how long (ms): the crisis path and the guide read the
 * same message one after the other.
 */
const MAX_CACHED = 64;
const CACHED_MS = 60_000;

/** The model in memory: one session, one thread per call. */
export class Encoder {
  /**
   * Keyed by a digest that only this process can make, newest last. It stores none of the words,
   * but it does store the model's outputs for them.
   */
  private readonly cached = new Map<string, Output>();
  private readonly secret = randomBytes(32);

  private constructor(
    readonly manifest: Manifest,
    private readonly pieces: Pieces,
    private readonly session: InferenceSession,
  ) {}

  /** @throws Error if the files are missing, damaged or of another shape */
  static async load(folder: string): Promise<Encoder> {
    const session = await InferenceSession.create(join(folder, "reader.onnx"), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: "all",
    });
    return new Encoder(readManifest(folder), new Pieces(folder), session);
  }

  /**
   * Runs every window of a text, the newest first, until `until` (a `performance.now()` moment) has
   * passed; the newest is always run.
   *
   * @returns the outputs in the order of the text, and whether all of it was read
   */
  async run(
    { text, before = "", writer }: EncoderInput,
    until: number,
  ): Promise<{ outputs: Output[]; whole: boolean }> {
    const { maxTokens, maxBefore, overlap } = this.manifest;
    const asked =
      before === "" ? [] : [...this.pieces.ids(before).slice(-maxBefore), this.pieces.end];
    const head = [this.pieces.begin, ...this.pieces.ids(PREFIX[writer]), ...asked];
    const windows = windowsOf(this.pieces.ids(text), maxTokens - head.length - 1, overlap);
    const outputs: Output[] = [];
    for (const window of windows.toReversed()) {
      if (outputs.length > 0 && performance.now() > until) return { outputs, whole: false };
      outputs.unshift(await this.output([...head, ...window, this.pieces.end]));
    }
    return { outputs, whole: true };
  }

  private async output(ids: readonly number[]): Promise<Output> {
    const key = createHmac("sha256", this.secret).update(Int32Array.from(ids)).digest("base64");
    const known = this.cached.get(key);
    if (known) return known;
    const output = await this.infer(ids);
    const [oldest] = this.cached.keys();
    if (oldest !== undefined && this.cached.size >= MAX_CACHED) this.cached.delete(oldest);
    this.cached.set(key, output);
    setTimeout(() => this.cached.delete(key), CACHED_MS).unref();
    return output;
  }

  private async infer(ids: readonly number[]): Promise<Output> {
    const shape = [1, ids.length];
    const found = await this.session.run({
      input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), shape),
      attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    });
    return Object.fromEntries(
      Object.entries(found).map(([name, tensor]) => [name, tensor.data as Float32Array]),
    );
  }
}
