import { env } from "@/lib/server/env";
import { admit } from "@/lib/server/http/door";
import type { RouteArguments } from "@/lib/server/http/handler";
import { resource } from "@/lib/server/http/route";
import { qrPng, qrSvg } from "@/lib/server/qr";
import { Failure } from "@/lib/shared/failure";
import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";

const qrInput = z.object({
  size: z.coerce.number().int().min(64).max(1024).default(500),
  format: z.enum(["svg", "png"]).default("svg"),
  color: z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i, "Use a color such as 1f5d4a")
    .default("#000000"),
  data: z.string().check(atMostUnits(512)).optional(),
});

/**
 * Encodes only our own address: a code that leads elsewhere must not carry this service's name
 * (contract 8).
 */
function ownAddress(data: string | undefined): string {
  const { APP_URL } = env();
  if (!data) return APP_URL;
  const url = URL.canParse(data, APP_URL) ? new URL(data, APP_URL) : null;
  if (url?.origin !== new URL(APP_URL).origin)
    throw new Failure("invalid", "Only addresses on this service are allowed");
  return url.href;
}

const draw = (request: Request, args: RouteArguments): Promise<Response> =>
  admit(request, args, {}, async ({ input }) => {
    const { size, format, color, data } = qrInput.parse(input);
    const address = ownAddress(data);
    const dark = color.startsWith("#") ? color : `#${color}`;
    const headers = { "cache-control": "public, max-age=3600" };
    if (format === "png") {
      const png = new Uint8Array(await qrPng(address, size, dark));
      return new Response(png, { headers: { ...headers, "content-type": "image/png" } });
    }
    return new Response(await qrSvg(address, size, dark), {
      headers: { ...headers, "content-type": "image/svg+xml" },
    });
  });

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: Object.assign(draw, { access: "anyone" as const, input: qrInput }),
});
