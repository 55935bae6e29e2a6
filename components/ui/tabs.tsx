"use client";

import { Tabs as Parts } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const Tabs = Parts.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Parts.List>) {
  return (
    <Parts.List
      {...rest}
      className={cn("inline-flex flex-wrap gap-1 rounded-full bg-sunk p-1", className)}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Parts.Trigger>) {
  return (
    <Parts.Trigger
      {...rest}
      className={cn(
        "min-h-9 rounded-full px-4 py-1.5 font-semibold text-ink-soft text-sm transition-colors hover:text-ink",
        "data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-rest",
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Parts.Content>) {
  return <Parts.Content {...rest} className={cn("mt-5", className)} />;
}
