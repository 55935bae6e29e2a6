import { SignInBounce } from "@/components/layout/sign-in-bounce";

/** What a protected page shows when its session is missing or over (ROUTE-08, ROUTE-09). */
export default function Unauthorized() {
  return <SignInBounce />;
}
