/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import nextJest from "next/jest";

const config: Config = {
  // Components ask for a browser with a docblock; everything else runs where it runs in production.
  testEnvironment: "<rootDir>/tests/support/node-environment.ts",
  testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^onnxruntime-node$": "<rootDir>/tests/support/onnx.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data"],
  globalSetup: "<rootDir>/tests/support/global-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
  setupFiles: ["<rootDir>/tests/support/environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/each-file.ts"],
  testTimeout: 20_000,
  // Jest would leave one core to a person at work; of two that is half.
  maxWorkers: "100%",
};

/** Packages that come as ES modules alone, which Jest does not read without compiling them. */
const ES_MODULES = ["syllable", "@auth/prisma-adapter"];

export default async () => {
  const made = await nextJest({ dir: "./" })(config)();
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`, ...cssModules(made)],
  };
};

/**
 * Next's own list also keeps style modules out; its rule about packages is the one that is
 * replaced.
 */
const cssModules = ({ transformIgnorePatterns = [] }: Config): string[] =>
  transformIgnorePatterns.filter((pattern) => !pattern.includes("node_modules"));
