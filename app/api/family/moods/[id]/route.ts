import { shareMoodInput } from "@/lib/across/family/schema";
import { shareMood } from "@/lib/across/family/share-mood";
import { resource, route } from "@/lib/server/http/route";

// To take back what was shown is open before consent too; that to show is not, the verb says.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: shareMoodInput, beforeConsent: true }, shareMood),
});
