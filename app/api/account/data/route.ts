import { listKeptData } from "@/lib/core/consent/privacy/list-kept-data";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listKeptData),
});
