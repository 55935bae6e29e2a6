declare global {
  /** How many changes wait for their answers; for the script that runs beside the application (lib/client/first-aid). */
  var willowUnderWay: number | undefined;
}

/** Until what was answered has been read, and shown. */
const HEARD_AFTER_MS = 1000;

function change(by: number): void {
  globalThis.willowUnderWay = (globalThis.willowUnderWay ?? 0) + by;
}

/**
 * A change is on its way until what this answers is called. Its answer may open the crisis dialog: until then no page is loaded anew
 * under it.
 */
export function setOut(): () => void {
  change(1);
  return () => void setTimeout(change, HEARD_AFTER_MS, -1);
}
