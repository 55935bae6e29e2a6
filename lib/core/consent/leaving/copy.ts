import type { Audience } from "@/lib/shared/audience";

/** The refusal shown when an account is due to be erased. */
export const LEAVING_COPY: Readonly<Record<Audience, { readonly toBeErased: string }>> = {
  adult: { toBeErased: "Your account is to be erased. Keep it first." },
  child: { toBeErased: "You asked us to delete your account. Say first that you want to keep it." },
};
