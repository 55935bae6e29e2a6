"use client";

import type { ComponentProps, ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";
import { SessionWatch } from "./session-watch";

interface MemberRootProps {
  person: ComponentProps<typeof SessionWatch>["person"];
  children: ReactNode;
}

/** Wraps every page of a signed-in person: the query client and the session watch. */
export function MemberRoot({ person, children }: MemberRootProps) {
  return (
    <QueryProvider>
      <SessionWatch person={person} />
      {children}
    </QueryProvider>
  );
}
