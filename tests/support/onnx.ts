import type * as Onnx from "onnxruntime-node";

/** The real package, loaded once per worker by the test environment (node-environment.ts). */
const shared = (globalThis as unknown as Record<symbol, typeof Onnx | undefined>)[Symbol.for("willow-onnx")];
if (!shared) throw new Error("the reader runs in the node environment alone");

export const { InferenceSession, Tensor } = shared;
