import type { ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";

/**
 * A parent answering here may have no account, and the layout above provides a query client only
 * with one.
 */
export default function ConsentLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
