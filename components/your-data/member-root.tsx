"use client";

import type { ComponentProps, ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";
import { SessionWatch } from "./session-watch";

interface MemberRootProps {
  person: ComponentProps<typeof SessionWatch>["person"];
  children: ReactNode;
}

/**
 * What every page of a signed-in person stands on: the query client, and the watch over their
 * session.
 */
export function MemberRoot({ person, children }: MemberRootProps) {
  return (
    <QueryProvider>
      <SessionWatch person={person} />
      {children}
    </QueryProvider>
  );
}
