import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import NodeEnvironment from "jest-environment-node";
import * as onnx from "onnxruntime-node";

const sessions = new Map<unknown, Promise<onnx.InferenceSession>>();

/**
 * One session for each model file and worker: each would take 200 MB, and Jest gives every file of
 * tests modules of its own.
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
 * Node's, with the arrays of numbers of Node itself: what a native library takes and answers with
 * (the reader's) is held against them, and Jest gives each file of tests a set of its own.
 */
export default class extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { Float32Array, BigInt64Array, [Symbol.for("willow-onnx")]: shared });
  }
}
