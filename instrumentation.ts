/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { gatherLines } = await import("@/lib/server/log");
  gatherLines();
  const { refuseMethods } = await import("@/lib/server/http/refused-methods");
  refuseMethods();
  // The detector prepares its grammars on first use; a person's first message must not wait for that.
  const { detectCrisis } = await import("@/lib/features/safety/detect");
  detectCrisis("ready");
}
