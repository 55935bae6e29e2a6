// Orderly shutdown: the last part opened is closed first, once, whatever the reason.
import { birthOf, callersUpToNpm } from "./process-table.mjs";
import { Refusal, say } from "./say.mjs";

const closers = [];
let ending;

export function whenEnding(close) {
  closers.push(close);
  return () => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
  };
}

const closeAll = async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
};

/** Closes everything, then exits the process. */
export function end(code) {
  ending ??= closeAll()
    .catch((error) => console.error(error))
    .then(() => process.exit(code));
  return ending;
}

/** npm may be killed before it can forward the signal; no one could stop us with Ctrl-C then. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const callers = callersUpToNpm().map((pid) => ({ pid, birth: birthOf(pid) }));
  setInterval(
    () => callers.every(({ pid, birth }) => birthOf(pid) === birth) || end(0),
    1000,
  ).unref();
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

async function runWith(main, onSignal) {
  for (const name of Object.keys(SIGNALS)) process.on(name, () => onSignal(name));
  try {
    await main();
  } catch (error) {
    if (ending) return;
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    await end(1);
  }
}

/**
 * Runs a command that ends by itself; a signal stops everything it started and counts as failure.
 */
export const runMain = (main) => runWith(main, (name) => end(SIGNALS[name]));

/** Runs a command that stays until stopped; a signal is its normal end, with exit code 0. */
export function runUntilEnded(main) {
  endWithNpm();
  return runWith(main, () => {
    if (!ending) say("\nStopping …");
    end(0);
  });
}
