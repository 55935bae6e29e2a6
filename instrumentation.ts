/**
 * Our own server (serving/) opens its port once this finishes, and never opens it if this fails.
 */
const told = globalThis as { [key: symbol]: ((preparing: Promise<void>) => void) | undefined };

/**
 * Next calls this once per server start. A server run by Next itself awaits it before the first
 * request.
 */
export async function register(): Promise<void> {
  // Only this form of the condition keeps the import out of the edge bundle.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const preparing = import("@/lib/server/prepare").then(({ prepare }) => prepare());
    told[Symbol.for("willow:preparing")]?.(preparing);
    await preparing;
  }
}
