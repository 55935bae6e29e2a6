// npm run reader:train: from the labeled texts to models/reader/. Each stage leaves a file, and a second run goes on from there;
// `-- --from=whole` begins anew at a stage. Needs Python 3.11 or newer with venv, 8 GB of memory, and the PyPI registry.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const training = dirname(fileURLToPath(import.meta.url));
const made = join(training, ".made");
const model = join(training, "../models/reader");
const python = join(made, "venv/bin/python");
const file = (name) => join(made, name);

const call = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: training, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
};
const reader = (module, ...args) => call(python, ["-m", `reader.${module}`, ...args]);

/** Name, the file that says it is done, and the work. */
const STAGES = [
  [
    "packages",
    python,
    () => {
      call("python3", ["-m", "venv", file("venv")]);
      call(python, ["-m", "pip", "install", "--quiet", "-r", "requirements.txt"]);
    },
  ],
  ["danger", file("danger.pt"), () => reader("train", "--epochs", "1.1", "--out", file("danger.pt"), "crisis/train")],
  [
    "whole",
    file("whole.pt"),
    () =>
      reader(
        "train",
        "--init",
        file("danger.pt"),
        "--epochs",
        "1.2",
        "--share",
        "crisis/train=0.5",
        "--out",
        file("whole.pt"),
        "crisis/train",
        "turns",
        "pairs",
        "contrast",
        "guide",
      ),
  ],
  ["export", file("exported"), () => reader("export", file("whole.pt"), model, "--mark", file("exported"))],
  ["calibrate", file("calibrated"), () => reader("calibrate", model, "--mark", file("calibrated"))],
]; // prettier-ignore

const from = process.argv.find((word) => word.startsWith("--from="))?.slice("--from=".length);
const first = STAGES.findIndex(([name]) => name === from);
if (from !== undefined && first < 0) throw new Error(`no stage ${from}: ${STAGES.map(([name]) => name).join(", ")}`);
if (from !== undefined) for (const [, done] of STAGES.slice(first)) rmSync(done, { force: true });

for (const [name, done, work] of STAGES) {
  if (existsSync(done)) {
    console.log(`${name}: done before`);
    continue;
  }
  const started = Date.now();
  work();
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
