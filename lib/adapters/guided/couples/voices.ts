import type { SpokenLanguage } from "@/lib/shared/languages";
import { enForTwo } from "./copy/en";
import { OTHER_LANGUAGES } from "./copy/others";
import type { TwoVoice } from "./shape";

/** English in full; the others short and safe: they mirror, take turns and take no side, whatever the approach. */
export const VOICES_FOR_TWO: Record<SpokenLanguage, TwoVoice> = { en: enForTwo, ...OTHER_LANGUAGES };
