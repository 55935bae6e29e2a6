import type { ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";

/**
 * Whoever opens a link here may have no account, and then no query client from the layout above.
 */
export default function SharesLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
