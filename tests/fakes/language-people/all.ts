import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { zh } from "./zh";

export const LANGUAGE_PEOPLE = { en, es, fr, de, zh, ar, hi } as const;
