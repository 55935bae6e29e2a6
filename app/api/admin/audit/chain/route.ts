import { verifyChainInput } from "@/lib/features/audit/schema";
import { verifyChain } from "@/lib/features/audit/verify-chain";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "admin", input: verifyChainInput }, verifyChain),
});
