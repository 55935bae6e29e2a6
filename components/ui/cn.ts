import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups } from "./class-groups";

const merge = createTailwindMerge(classGroups);

/** Joins class names; a later utility wins over an earlier one of its kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
