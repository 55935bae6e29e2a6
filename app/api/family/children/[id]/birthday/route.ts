import { confirmBirthday } from "@/lib/features/guardianship/confirm-birthday";
import { birthdayInput } from "@/lib/features/guardianship/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: birthdayInput, limit: "consent" }, confirmBirthday),
});
