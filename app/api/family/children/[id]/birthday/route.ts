import { confirmBirthday } from "@/lib/across/family/confirm-birthday";
import { birthdayInput } from "@/lib/across/family/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: birthdayInput, limit: "consent" }, confirmBirthday),
});
