// Identifies processes by pid and start time, so that a reused pid is never mistaken for one of
// ours.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const STATE_FIELD = 2;
const PARENT_FIELD = 3;
const STARTTIME_FIELD = 21;

function statOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The command name is in parentheses and may itself contain spaces and parentheses.
  return ["pid", "comm", ...stat.slice(stat.lastIndexOf(")") + 2).split(" ")];
}

function birthOnLinux(pid) {
  const fields = statOnLinux(pid);
  if (fields[STATE_FIELD] === "Z") return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${fields[STARTTIME_FIELD]}`;
}

const ps = (column, pid) =>
  execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).trim();

/** Distinguishes this process from a later one with the same pid; undefined if there is none. */
export function birthOf(pid) {
  try {
    return process.platform === "linux" ? birthOnLinux(pid) : ps("lstart", pid) || undefined;
  } catch {
    return undefined;
  }
}

/** Our parent and, if that's only the shell in which npm runs scripts, npm itself. */
export function callersUpToNpm() {
  const parent = process.ppid;
  try {
    const onLinux = process.platform === "linux";
    const command = onLinux
      ? readFileSync(`/proc/${parent}/cmdline`, "utf8").replaceAll("\0", " ")
      : ps("args", parent);
    if (!/^\S*sh -c /.test(command)) return [parent];
    return [parent, Number(onLinux ? statOnLinux(parent)[PARENT_FIELD] : ps("ppid", parent))];
  } catch {
    return [parent];
  }
}
