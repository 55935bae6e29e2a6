import { unauthorized } from "next/navigation";
import { pageContext } from "@/lib/server/page-context";

/** The middleware shows this in place of a protected page, under the page's own address. */
export default async function SignInRequired(): Promise<never> {
  await pageContext("anyone");
  unauthorized();
}
