import { readdirSync, readFileSync } from "node:fs";

/** The children of a process, from the kernel's process table (Linux). */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // "pid (name) state parent …": the name may contain spaces and parentheses.
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}

/**
 * Stops a server and all its child processes, like a machine that hangs; returns a function that
 * resumes them.
 */
export function stopAll(pid: number): () => void {
  // The parent last, so that it can't react to its children's silence.
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
    // It ended by itself in the meantime.
  }
}
