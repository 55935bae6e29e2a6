import { FALLBACK_LOCALE } from "@/lib/features/conversation/voice/constants";
import type { HearingPlace } from "@/lib/features/conversation/voice/types";
import type { Availability, RecognitionApi } from "./recognition-api";

export interface Hearing {
  readonly place: HearingPlace;
  /** BCP 47. */
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

/** A child's browser may fetch the language first; nothing is heard before it is there. */
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
 * Where and in which language this browser would hear: on the device when it can, in the person's
 * language before English (VOIC-15). Null when the sound would have to leave a device that it must
 * not leave.
 */
export async function findHearing(
  api: RecognitionApi,
  locale: string,
  onDeviceOnly: boolean,
): Promise<Hearing | null> {
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
