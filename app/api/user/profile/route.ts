import { updateProfile } from "@/lib/across/home/profile/update-profile";
import { profileInput } from "@/lib/core/identity/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: profileInput, beforeConsent: true }, updateProfile),
});
