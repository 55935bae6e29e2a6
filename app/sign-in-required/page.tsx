import { SignInBounce } from "@/components/layout/sign-in-bounce";
import { pageContext } from "@/lib/server/page-context";

/**
 * The middleware shows this instead of a protected page, at the page's own URL and with status 401.
 * It's rendered rather than thrown as `unauthorized()`: a thrown one reaches the browser as an
 * empty shell until scripts run, without the Crisis button and the link for browsers without
 * scripts.
 */
export default async function SignInRequired() {
  await pageContext("anyone");
  return <SignInBounce />;
}
