declare global {
  /**
   * How many changes wait for their answers; for the script that runs beside the application
   * (lib/client/first-aid).
   */
  var willowUnderWay: number | undefined;
  /**
   * That script's: when the change that was answered had set out, on the page's clock, and whether
   * the service accepted it.
   */
  var willowAnswered: ((setOutAt: number, isAccepted: boolean) => void) | undefined;
}

/** Until what was answered has been read, and shown. */
const HEARD_AFTER_MS = 1000;

function change(by: number): void {
  globalThis.willowUnderWay = (globalThis.willowUnderWay ?? 0) + by;
}

/**
 * Something is on its way until what this answers is called: a change whose answer may open the
 * crisis dialog, a payment that a bank looks at, words that are being spoken. Until then the page
 * is not reloaded under it.
 */
export function setOut(): () => void {
  change(1);
  return () => void setTimeout(change, HEARD_AFTER_MS, -1);
}

/** Holds the page until a change is answered, and tells whether the service has accepted it. */
export async function underWay(answer: Promise<Response>): Promise<Response> {
  const setOutAt = performance.now();
  const arrived = setOut();
  let isAccepted = false;
  try {
    const response = await answer;
    isAccepted = response.ok;
    return response;
  } finally {
    globalThis.willowAnswered?.(setOutAt, isAccepted);
    arrived();
  }
}
