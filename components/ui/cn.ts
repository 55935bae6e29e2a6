import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups } from "./class-groups";

const merge = createTailwindMerge(classGroups);

/** Joins class names; a later utility overrides an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
