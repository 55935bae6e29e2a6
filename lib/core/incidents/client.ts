import type { Heard } from "@/lib/crisis/detect-light";

export type { Heard } from "@/lib/crisis/detect-light";

type Detect = (text: string) => Heard;

let loading: Promise<Detect> | undefined;

/**
 * The detector in the browser, loaded once and ahead of need, so that the dialog opens with the
 * network down (contract 8, "Crisis beats every door"). Without it nothing is found here: the
 * server examines every text anyway. The light form comes first and the further rules follow it;
 * what can't be loaded is tried again with the next call.
 */
export function loadDetector(): Promise<Detect> {
  loading ??= load().catch(() => {
    loading = undefined;
    return () => false;
  });
  return loading;
}

/** Longest wait (ms) for the detector where something else waits for it. */
const PATIENCE_MS = 3000;

/**
 * The detector where a text is only sent after it was looked through: a network that hangs must not
 * hold the text back, and the server examines it anyway.
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
