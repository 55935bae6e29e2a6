import { notFound } from "next/navigation";
import { pageContext } from "@/lib/server/page-context";

/**
 * Renders every unknown URL per request, so that the not-found page's scripts carry their nonce
 * (ROUTE-14).
 */
export default async function Missing(): Promise<never> {
  await pageContext("anyone");
  notFound();
}
