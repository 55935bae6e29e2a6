import type { ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";

/**
 * The person opening a link here may have no account, and the layout above provides a query client
 * only with one.
 */
export default function SharesLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
