import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import NodeEnvironment from "jest-environment-node";
import * as onnx from "onnxruntime-node";

const sessions = new Map<unknown, Promise<onnx.InferenceSession>>();

/**
 * One session per model file and worker: each takes 200 MB, and Jest gives every test file its own
 * modules.
 */
const shared = {
  Tensor: onnx.Tensor,
  InferenceSession: {
    create: (file: string, options: onnx.InferenceSession.SessionOptions): Promise<onnx.InferenceSession> => {
      const known = sessions.get(file) ?? onnx.InferenceSession.create(file, options);
      sessions.set(file, known);
      known.catch(() => sessions.delete(file));
      return known;
    },
  },
};

/**
 * Jest's Node environment with Node's own typed arrays: the reader's native library checks its
 * inputs and results against these, and Jest gives each test file its own set.
 */
export default class extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { Float32Array, BigInt64Array, [Symbol.for("willow-onnx")]: shared });
  }
}
