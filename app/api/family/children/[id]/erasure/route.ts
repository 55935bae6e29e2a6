import { eraseChild } from "@/lib/across/family/erase-child";
import { keepChild } from "@/lib/across/family/keep-child";
import { childInput, eraseChildInput } from "@/lib/across/family/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PUT: route({ access: "adult", input: eraseChildInput }, eraseChild),
  DELETE: route({ access: "adult", input: childInput }, keepChild),
});
