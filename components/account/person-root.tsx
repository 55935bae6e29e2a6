"use client";

import dynamic from "next/dynamic";
import type { ComponentProps, ReactNode } from "react";
import type { MemberRoot as Root } from "./member-root";

/** Apart, because a layout's scripts reach everybody: visitors load neither the query client nor the watch. */
const MemberRoot = dynamic(() => import("./member-root").then((module) => module.MemberRoot));

interface PersonRootProps {
  /** Null for a visitor. */
  person: ComponentProps<typeof Root>["person"] | null;
  children: ReactNode;
}

export function PersonRoot({ person, children }: PersonRootProps) {
  return person ? <MemberRoot person={person}>{children}</MemberRoot> : children;
}
