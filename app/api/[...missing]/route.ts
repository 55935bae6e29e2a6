import { resource } from "@/lib/server/http/route";
import { unknownPath } from "@/lib/server/http/unknown-path";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: unknownPath,
  POST: unknownPath,
  PUT: unknownPath,
  PATCH: unknownPath,
  DELETE: unknownPath,
});
