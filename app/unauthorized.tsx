import { SignInBounce } from "@/components/layout/sign-in-bounce";

/** Shown by a protected page without a valid session (ROUTE-08, ROUTE-09). */
export default function Unauthorized() {
  return <SignInBounce />;
}
