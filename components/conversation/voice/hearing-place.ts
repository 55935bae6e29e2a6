import { FALLBACK_LOCALE } from "@/lib/features/conversation/voice/constants";
import type { HearingPlace } from "@/lib/features/conversation/voice/types";
import type { Availability, RecognitionApi } from "./recognition-api";

export interface RecognitionSetup {
  readonly place: HearingPlace;
  /** BCP 47 language tag. */
  readonly locale: string;
}

async function availability(
  api: RecognitionApi,
  locale: string,
  processLocally: boolean,
): Promise<Availability> {
  try {
    return (await api.available?.({ langs: [locale], processLocally })) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}

/**
 * Tells whether speech can be recognized on the device. If `mayFetch` (for children), the browser
 * first downloads the language; nothing is heard before it's there.
 */
async function isOnDevice(
  api: RecognitionApi,
  locale: string,
  mayFetch: boolean,
): Promise<boolean> {
  const found = await availability(api, locale, true);
  if (found === "available") return true;
  if (!mayFetch || found === "unavailable") return false;
  try {
    return (await api.install?.({ langs: [locale], processLocally: true })) === true;
  } catch {
    return false;
  }
}

/**
 * Finds where and in which language this browser would recognize speech: on the device if possible,
 * and in the person's language before English (VOIC-15). Returns null if the audio would have to
 * leave a device that it must not leave.
 */
export async function findRecognition(
  api: RecognitionApi,
  locale: string,
  onDeviceOnly: boolean,
): Promise<RecognitionSetup | null> {
  const locales = [...new Set([locale, FALLBACK_LOCALE])];
  for (const candidate of onDeviceOnly ? locales : [locale]) {
    if (await isOnDevice(api, candidate, onDeviceOnly))
      return { place: "device", locale: candidate };
  }
  if (onDeviceOnly) return null;
  const isMissing =
    api.available !== undefined && (await availability(api, locale, false)) === "unavailable";
  return { place: "service", locale: isMissing ? FALLBACK_LOCALE : locale };
}
