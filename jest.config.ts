/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import nextJest from "next/jest";

const config: Config = {
  // Components ask for a browser with a docblock; everything else runs where it runs in production.
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data"],
  globalSetup: "<rootDir>/tests/support/global-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
  setupFiles: ["<rootDir>/tests/support/environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/each-file.ts"],
  testTimeout: 20_000,
};

export default nextJest({ dir: "./" })(config);
