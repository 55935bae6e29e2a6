declare global {
  /**
   * How many changes are waiting for a response. Read by the script that runs next to the
   * application (lib/client/first-aid).
   */
  var willowUnderWay: number | undefined;
  /**
   * Set by that script. Called with the time a change was sent, on the page's clock, and whether
   * the service accepted it.
   */
  var willowAnswered: ((setOutAt: number, isAccepted: boolean) => void) | undefined;
}

/** Time for the response to be read and shown. */
const HEARD_AFTER_MS = 1000;

function change(by: number): void {
  globalThis.willowUnderWay = (globalThis.willowUnderWay ?? 0) + by;
}

/**
 * Marks something as pending until the returned function is called: a change whose response may
 * open the crisis dialog, a payment that a bank checks, words being spoken. The page isn't reloaded
 * in the meantime.
 */
export function setOut(): () => void {
  change(1);
  return () => void setTimeout(change, HEARD_AFTER_MS, -1);
}

/**
 * Keeps the page from reloading until a change gets its response, and reports whether the service
 * accepted it.
 */
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
