import { giveYesAgain } from "@/lib/features/guardianship/give-yes-again";
import { childInput } from "@/lib/features/guardianship/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: childInput, limit: "consent" }, giveYesAgain),
});
