import { shareMoodInput } from "@/lib/across/family/schema";
import { shareMood } from "@/lib/across/family/share-mood";
import { resource, route } from "@/lib/server/http/route";

// Hiding an entry again is allowed before consent; the verb refuses showing one.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: shareMoodInput, beforeConsent: true }, shareMood),
});
