/** Set by scripts/lib/server-preload.mjs, which holds requests back until this is done. */
const preload = globalThis as { [key: symbol]: ((preparing: Promise<void>) => void) | undefined };

/** Next calls this once per server start. */
export async function register(): Promise<void> {
  // Only this form of the condition keeps the import out of the edge bundle.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const preparing = import("@/lib/server/prepare").then(({ prepare }) => prepare());
    preload[Symbol.for("willow:preparing")]?.(preparing);
    await preparing;
  }
}
