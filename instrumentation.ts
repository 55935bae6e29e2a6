/** Our own server (serving/) opens its port when this is done, and not at all where it fails. */
const told = globalThis as { [key: symbol]: ((preparing: Promise<void>) => void) | undefined };

/**
 * Next calls this once when a server starts. What itself serves waits for it before the first
 * request.
 */
export async function register(): Promise<void> {
  // In this form alone what is imported stays out of the code for the edge.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const preparing = import("@/lib/server/prepare").then(({ prepare }) => prepare());
    told[Symbol.for("willow:preparing")]?.(preparing);
    await preparing;
  }
}
