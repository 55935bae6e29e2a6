import { es } from "./es";

export const LANGUAGE_PEOPLE = { es } as const;
