import { figureOf } from "@/lib/features/movement/figures/figures";
import { stillOf } from "@/lib/features/movement/figures/still";
import { exerciseBySlug } from "@/lib/features/movement/library/library";
import { requireAccess } from "@/lib/server/http/access";
import { admit } from "@/lib/server/http/door";
import type { RouteArguments } from "@/lib/server/http/handler";
import { resource } from "@/lib/server/http/route";
import { notFound } from "@/lib/shared/failure";

/**
 * An exercise's still picture, at the address in its `imageUrl`. It's the same for everyone, so
 * browsers cache it.
 */
const draw = (request: Request, args: RouteArguments): Promise<Response> =>
  admit(request, args, {}, async ({ ctx, input: { slug } }) => {
    await requireAccess(ctx, "member", request.headers);
    const name = typeof slug === "string" ? slug : "";
    const [exercise, figure] = [exerciseBySlug(name), figureOf(name)];
    if (!exercise || !figure) throw notFound("This picture");
    return new Response(stillOf(figure, exercise.name), {
      headers: { "content-type": "image/svg+xml", "cache-control": "private, max-age=86400" },
    });
  });

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: Object.assign(draw, { access: "member" as const }),
});
