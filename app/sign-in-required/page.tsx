import { SignInBounce } from "@/components/layout/sign-in-bounce";
import { pageContext } from "@/lib/server/page-context";

/**
 * The middleware shows this in place of a protected page, under the page's own address and with
 * status 401. Drawn rather than thrown as `unauthorized()`: a thrown one reaches the browser as an
 * empty shell until scripts run, without the Crisis button and the link for browsers without
 * scripts.
 */
export default async function SignInRequired() {
  await pageContext("anyone");
  return <SignInBounce />;
}
