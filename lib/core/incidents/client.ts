import type { LightFinding } from "@/lib/crisis/detect-light";

export type { LightFinding as Heard } from "@/lib/crisis/detect-light";

type Detect = (text: string) => LightFinding;

let loading: Promise<Detect> | undefined;

/**
 * The browser's crisis detector. It's loaded once, before it's needed, so the dialog opens even
 * offline (contract 8, "Crisis beats every door"). Without it the browser finds nothing, but the
 * server examines every text anyway. The light form loads first and the remaining rules follow. A
 * part that fails to load is retried on the next call.
 */
export function loadDetector(): Promise<Detect> {
  loading ??= load().catch(() => {
    loading = undefined;
    return () => false;
  });
  return loading;
}

/** Longest time (ms) to wait for the detector if something else depends on it. */
const PATIENCE_MS = 3000;

/**
 * The detector for texts that are checked before they're sent. A hanging network must not hold up
 * the text, because the server examines it anyway.
 */
export function detectorInTime(load: () => Promise<Detect> = loadDetector): Promise<Detect> {
  const late = new Promise<Detect>((resolve) => {
    setTimeout(() => resolve(() => false), PATIENCE_MS);
  });
  return Promise.race([load(), late]);
}

async function load(): Promise<Detect> {
  let detect: Detect = (await import("@/lib/crisis/detect-light")).detectLight;
  void import("@/lib/crisis/detect-plain").then(
    ({ detectPlain }) => {
      detect = detectPlain;
    },
    () => {
      loading = undefined;
    },
  );
  return (text) => detect(text);
}
