declare global {
  /**
   * How many changes are waiting for their answers; read by the script that runs next to the
   * application (lib/client/first-aid).
   */
  var willowUnderWay: number | undefined;
  /**
   * Set by that script; called with the time a change was sent, on the page's clock, and whether
   * the service accepted it.
   */
  var willowAnswered: ((setOutAt: number, isAccepted: boolean) => void) | undefined;
}

/** Time for the answer to be read and shown. */
const HEARD_AFTER_MS = 1000;

function change(by: number): void {
  globalThis.willowUnderWay = (globalThis.willowUnderWay ?? 0) + by;
}

/**
 * Marks something as pending until the returned function is called: a change whose answer may open
 * the crisis dialog, a payment that a bank checks, words being spoken. The page isn't reloaded
 * meanwhile.
 */
export function setOut(): () => void {
  change(1);
  return () => void setTimeout(change, HEARD_AFTER_MS, -1);
}

/** Holds the page until a change is answered, and reports whether the service accepted it. */
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
