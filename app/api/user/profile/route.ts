import { profileInput } from "@/lib/features/account/schema";
import { updateProfile } from "@/lib/features/account/update-profile";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: profileInput, beforeConsent: true }, updateProfile),
});
