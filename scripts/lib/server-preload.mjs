// Preloaded by every server we start (server-command.mjs). The framework opens its port before
// instrumentation.ts has prepared the process, and leaves it open if that fails. Here requests wait
// for it: until then nothing overwrites an address that their headers claim.
import { Server } from "node:http";

const PREPARED_WITHIN_MS = Number(process.env.PREPARED_WITHIN_MS) || 60_000;

const emit = Server.prototype.emit;
/** @type {(() => void)[] | null} null once the process is prepared */
let waiting = [];

Server.prototype.emit = function (event, ...given) {
  if (event !== "request") return emit.call(this, event, ...given);
  if (waiting) return waiting.push(() => this.emit(event, ...given)) > 0;
  // Otherwise a client that keeps reusing one connection would prevent the process from ending.
  if (!this.listening) given[1].setHeader("connection", "close");
  return emit.call(this, event, ...given);
};

const giveUp = (reason) => {
  console.error("The server could not be prepared.", reason);
  process.exit(1);
};
const patience = setTimeout(giveUp, PREPARED_WITHIN_MS, "It took too long.");

/** Called by instrumentation.ts. */
globalThis[Symbol.for("willow:preparing")] = async (preparing) => {
  await preparing.catch(giveUp);
  clearTimeout(patience);
  const held = waiting ?? [];
  waiting = null;
  for (const go of held) go();
};
