import { de } from "./de";
import { es } from "./es";
import { fr } from "./fr";

export const LANGUAGE_PEOPLE = { es, fr, de } as const;
