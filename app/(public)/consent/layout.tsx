import type { ReactNode } from "react";
import { QueryProvider } from "@/lib/client/query-client";

/**
 * The parent who answers here may have no account, and then no query client from the layout above.
 */
export default function ConsentLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
