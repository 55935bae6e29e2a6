import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import NodeEnvironment from "jest-environment-node";

/**
 * Node's, with the arrays of floats of Node itself: what a native library answers with (the reader's) is held against them, and
 * Jest gives each file of tests a set of its own.
 */
export default class extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.global.Float32Array = Float32Array;
  }
}
