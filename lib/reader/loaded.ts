import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Encoder } from "./encoder";

/** How long the first text waits for a model that is still loading, ms. */
const FIRST_WAIT_MS = 3_000;

interface Loading {
  encoder: Promise<Encoder | null>;
  state: "loading" | "on" | "off";
  error: unknown;
}

/**
 * Kept by the process and not by the module: the build gives each route modules of its own, and the
 * model is large. (Jest gives each test file its own `process`, so test files never share a
 * reader.)
 */
const PLACE = Symbol.for("willow-reader");
const kept = process as unknown as Record<symbol, Loading | undefined>;

/** The model's directory; `READER_DIR` overrides it. */
const folder = (): string => process.env.READER_DIR || join(process.cwd(), "models/reader");

function begin(): Loading {
  const loading: Loading = { encoder: Promise.resolve(null), state: "loading", error: null };
  // Starts after the record exists, because a missing file fails immediately.
  loading.encoder = load();
  async function load(): Promise<Encoder | null> {
    try {
      const from = folder();
      if (!existsSync(join(from, "reader.onnx"))) throw new Error("reader.onnx is missing");
      const { Encoder: Loaded } = await import("./encoder");
      const encoder = await Loaded.load(from);
      loading.state = "on";
      return encoder;
    } catch (error) {
      loading.state = "off";
      loading.error = error;
      return null;
    }
  }
  return loading;
}

function current(): Loading {
  kept[PLACE] ??= begin();
  return kept[PLACE];
}

/** The encoder; null if it can't be loaded or isn't ready within three seconds. */
export async function encoderInTime(): Promise<Encoder | null> {
  const { encoder, state } = current();
  if (state !== "loading") return encoder;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FIRST_WAIT_MS);
  });
  return Promise.race([encoder, late]).finally(() => clearTimeout(timer));
}

export interface ReaderState {
  readonly reader: "on" | "off";
  /** Why it's off; null while it loads. */
  readonly error: unknown;
}

/** The state reported by /api/health: "on" once it has loaded (contract 5). */
export function readerState(): ReaderState {
  const { state, error } = current();
  return { reader: state === "on" ? "on" : "off", error };
}

/** Drops the model, so that the next text reloads it: for tests of a reader that can't load. */
export function dropReader(): void {
  kept[PLACE] = undefined;
}
