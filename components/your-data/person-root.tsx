"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { MemberRoot as Root } from "./member-root";

/**
 * Apart, because a layout's scripts reach everybody: visitors load neither the query client nor the
 * watch.
 */
const MemberRoot = dynamic(() => import("./member-root").then((module) => module.MemberRoot));

interface PersonRootProps {
  /** Null for a visitor. */
  person: ComponentProps<typeof Root>["person"] | null;
  children: ReactNode;
}

/**
 * The fragment and its key are needed. A visitor's page takes a member's place while pieces of it
 * are still arriving; handed on bare, a piece that comes a moment late has React (19.3) note twice
 * that the member's page goes, and the second removal finds nothing: the person gets
 * `app/global-error.tsx`. In a part of its own nothing has to go that could be noted.
 */
export function PersonRoot({ person, children }: PersonRootProps) {
  return person ? (
    <MemberRoot person={person}>{children}</MemberRoot>
  ) : (
    <Fragment key="visitor">{children}</Fragment>
  );
}
