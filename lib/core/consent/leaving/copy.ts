import type { Audience } from "@/lib/shared/audience";

/** The refusal shown when an account is due to be erased. */
export const LEAVING_COPY: Readonly<Record<Audience, { readonly toBeErased: string }>> = {
  adult: { toBeErased: "Your account is set to be deleted. To continue, choose to keep it first." },
  child: { toBeErased: "You asked us to delete your account. First, tell us you want to keep it." },
};
