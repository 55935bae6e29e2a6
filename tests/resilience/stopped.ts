import { readdirSync, readFileSync } from "node:fs";

/** The children of a process, by the table of the kernel (Linux). */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // "pid (name) state parent …": the name may hold blanks and brackets.
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}

/**
 * Stops a server with all that it started, as a machine that hangs; answers what lets them go on.
 */
export function stopAll(pid: number): () => void {
  // The first process last, so that it hears of nobody's silence.
  const stopped = [...childrenOf(pid), pid];
  for (const one of stopped) signal(one, "SIGSTOP");
  return () => {
    for (const one of stopped) signal(one, "SIGCONT");
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself meanwhile.
  }
}
