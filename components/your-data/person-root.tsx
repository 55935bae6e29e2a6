"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { MemberRoot as Root } from "./member-root";

/**
 * Lives apart because a layout's scripts reach everyone: visitors load neither the query client
 * nor the watch.
 */
const MemberRoot = dynamic(() => import("./member-root").then((module) => module.MemberRoot));

interface PersonRootProps {
  /** Null for a visitor. */
  person: ComponentProps<typeof Root>["person"] | null;
  children: ReactNode;
}

/**
 * The fragment and its key are needed. A visitor's page replaces a member's while pieces of it are
 * still streaming in; without a keyed wrapper, a piece that arrives a moment late makes React
 * (19.3) record the removal of the member's page twice, and the second removal finds nothing: the
 * person gets `app/global-error.tsx`. Inside a part of its own, there's nothing to remove that
 * could be recorded.
 */
export function PersonRoot({ person, children }: PersonRootProps) {
  return person ? (
    <MemberRoot person={person}>{children}</MemberRoot>
  ) : (
    <Fragment key="visitor">{children}</Fragment>
  );
}
