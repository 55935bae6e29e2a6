import { es } from "./es";
import { fr } from "./fr";

export const LANGUAGE_PEOPLE = { es, fr } as const;
