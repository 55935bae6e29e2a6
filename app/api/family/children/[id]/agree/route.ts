import { giveYesAgain } from "@/lib/across/family/give-yes-again";
import { childInput } from "@/lib/across/family/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: childInput, limit: "consent" }, giveYesAgain),
});
