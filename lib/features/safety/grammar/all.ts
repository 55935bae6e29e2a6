import { EASTERN } from "./eastern";
import { ENGLISH } from "./english";
import { EUROPEAN } from "./european";
import type { Grammar } from "./shape";

/** All grammars read every text: people mix languages, and most of all when it hurts. */
export const GRAMMARS: readonly Grammar[] = [...ENGLISH, ...EUROPEAN, ...EASTERN];
