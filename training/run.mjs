// npm run reader:train: from the labeled texts to models/reader/. Each stage leaves a file, and a
// second run goes on from there; `-- --from=whole` begins anew at a stage; `-- --further` trains
// both tops onward from the weights that are there, and `-- --talk` only the one for talk. Needs
// Python 3.11 or newer with venv, 8 GB of memory, and the PyPI registry.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const training = dirname(fileURLToPath(import.meta.url));
const made = join(training, ".made");
const model = join(training, "../models/reader");
const python = join(made, "venv/bin/python");
const isFurther = process.argv.includes("--further");
const isTalkAlone = process.argv.includes("--talk");
const isOnward = isFurther || isTalkAlone;
/**
 * Runs that go on from the weights in the repository keep their stages apart from those that begin
 * from nothing.
 */
const stagesIn = isOnward ? join(made, isTalkAlone ? "talk" : "further") : made;
const file = (name) => join(stagesIn, name);

const call = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: training, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
};
const reader = (module, ...args) => call(python, ["-m", `reader.${module}`, ...args]);

const EVERYTHING = ["crisis/train", "turns", "pairs", "contrast", "paradigms", "understood"];
const LANGUAGES = ["en", "es", "fr", "de", "zh", "ar", "hi"];
const share = (part, ...folders) => folders.flatMap((folder) => ["--share", `${folder}=${part}`]);
/**
 * Plain statements, earlier lines, ordinary talk behind a guide's line, and answers: all of them,
 * and little of the rest.
 */
const PLAIN = [
  ...LANGUAGES.flatMap((one) =>
    share(
      1,
      `contrast/${one}/p-`,
      `contrast/${one}/w-`,
      `contrast/${one}/y-`,
      `turns/${one}/q-`,
      `pairs/${one}/t-`,
    ),
  ),
  ...share(0.2, "contrast", "turns", "pairs"),
  ...share(0.15, "crisis/train"),
  ...share(0.05, "paradigms"),
];

/**
 * Where only the second top is trained, what is heard as danger stays as it is, and so do its
 * levels.
 */
const onlyTalk = (...options) => (isTalkAlone ? options : []);
/** Weights of the first top. */
const danger = file(isTalkAlone ? "restored.pt" : "top.pt");
const SHARED_LAYERS = "8";

/** Name, the file that says it is done, and the work. */
const STAGES = [
  [
    "packages",
    python,
    () => {
      call("python3", ["-m", "venv", join(made, "venv")]);
      call(python, ["-m", "pip", "install", "--quiet", "-r", "requirements.txt"]);
    },
  ],
  [
    "restore",
    file("restored.pt"),
    () =>
      reader("restore", model, "--out", file("restored.pt"), "--talk", file("talk-restored.pt")),
  ],
  [
    "danger",
    file("danger.pt"),
    () => reader("train", "--epochs", "1.1", "--out", file("danger.pt"), "crisis/train"),
  ],
  [
    "whole",
    file("whole.pt"),
    () => {
      const init = ["--init", file("danger.pt"), "--epochs", "2.5"];
      const shares = [...share(0.55, "crisis/train"), ...share(0.12, "paradigms")];
      reader("train", ...init, ...shares, "--out", file("whole.pt"), ...EVERYTHING);
    },
  ],
  [
    "plain",
    file("plain.pt"),
    () => {
      const init = ["--init", file("whole.pt"), "--epochs", "1", "--rate", "4e-5"];
      reader("train", ...init, ...PLAIN, "--out", file("plain.pt"), ...EVERYTHING);
    },
  ],
  [
    "mean",
    file("mean.pt"),
    () => reader("mean", file("whole.pt"), file("plain.pt"), "--out", file("mean.pt")),
  ],
  [
    "top",
    file("top.pt"),
    () => {
      const init = [
        "--init",
        file(isFurther ? "restored.pt" : "mean.pt"),
        "--fixed",
        SHARED_LAYERS,
      ];
      const how = ["--epochs", "2", "--minutes", "36", "--rate", "1.5e-4"];
      const shares = [...share(0.6, "crisis/train"), ...share(0.1, "paradigms")];
      reader("train", ...init, ...how, ...shares, "--out", file("top.pt"), ...EVERYTHING);
    },
  ],
  [
    "talk",
    file("talk.pt"),
    () => {
      const init = isOnward ? ["--init", file("talk-restored.pt"), "--minutes", "30"] : [];
      reader("talk", danger, ...init, "--out", file("talk.pt"));
    },
  ],
  [
    "export",
    file("exported"),
    () =>
      reader(
        "export",
        danger,
        file("talk.pt"),
        model,
        ...onlyTalk("--keep-pieces"),
        "--mark",
        file("exported"),
      ),
  ],
  [
    "calibrate",
    file("calibrated"),
    () =>
      reader(
        "calibrate",
        model,
        "--version",
        "4",
        ...onlyTalk("--keep-levels"),
        "--mark",
        file("calibrated"),
      ),
  ],
]; // prettier-ignore

/** Stages that this run doesn't need. */
const SKIPPED = new Set([
  ...(isOnward ? ["danger", "whole", "plain", "mean"] : ["restore"]),
  ...onlyTalk("top"),
]);
const LEVELS = "calibrate";
const from = process.argv.find((word) => word.startsWith("--from="))?.slice("--from=".length);
const stages = STAGES.filter(([name]) => !SKIPPED.has(name));
const first = stages.findIndex(([name]) => name === from);
if (from !== undefined && first < 0)
  throw new Error(`no stage ${from}: ${stages.map(([name]) => name).join(", ")}`);
if (first >= 0) for (const [, done] of stages.slice(first)) rmSync(done, { force: true });

mkdirSync(stagesIn, { recursive: true });
for (const [at, [name, done, work]] of stages.entries()) {
  // Levels are fitted to the model in the repository, whatever made it.
  const isNeedless = from === LEVELS && name !== LEVELS && name !== "packages";
  if (isNeedless || existsSync(done)) {
    console.log(`${name}: ${isNeedless ? "not needed" : "done before"}`);
    continue;
  }
  const started = Date.now();
  // What was made from an earlier run of this stage is out of date.
  if (name !== "packages") for (const [, later] of stages.slice(at)) rmSync(later, { force: true });
  work();
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
