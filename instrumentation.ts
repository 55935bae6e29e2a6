/** Our own server (serving/) opens its port when this is done, and not at all where it fails. */
const told = globalThis as { [key: symbol]: ((preparing: Promise<void>) => void) | undefined };

/** Next calls this once when a server starts. What itself serves waits for it before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const preparing = prepare();
  told[Symbol.for("willow:preparing")]?.(preparing);
  await preparing;
}

async function prepare(): Promise<void> {
  const { gatherLines } = await import("@/lib/server/log");
  gatherLines();
  const { refuseMethods } = await import("@/lib/server/http/refused-methods");
  refuseMethods();
  // The detector prepares its grammars on first use; a person's first message must not wait for that.
  const { detectCrisis } = await import("@/lib/features/safety/detect");
  detectCrisis("ready");
}
