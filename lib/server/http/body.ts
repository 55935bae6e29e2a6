import { Failure } from "@/lib/shared/failure";

/** Largest request body, in bytes (contract 5). */
const BODY_LIMIT = 64 * 1024;

/** The exact text of a request. @throws Failure too_large, invalid (not UTF-8) */
export async function readCapped(request: Request, limit = BODY_LIMIT): Promise<string> {
  const tooLarge = () =>
    new Failure("too_large", `That's too much to send at once (the limit is ${limit / 1024} KiB)`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const bytes = await collect(request, limit, tooLarge).catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    // Otherwise the error's code would make it look as if the database were down.
    throw new Failure("invalid", "The request was cut off");
  });
  // Invalid UTF-8 is refused rather than repaired, because we must store exactly what was sent.
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("invalid", "Invalid JSON");
  }
}

async function collect(
  { body }: Request,
  limit: number,
  tooLarge: () => Failure,
): Promise<Uint8Array> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
}

/**
 * Parses a request's JSON object. An absent body reads as `{}`. Only JSON is accepted, which also
 * keeps HTML forms out.
 */
export async function readBody(
  request: Request,
): Promise<{ text: string; value: Record<string, unknown> }> {
  const text = await readCapped(request);
  if (text.trim() === "") return { text: "", value: {} };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new Failure("unsupported_media_type", "Send JSON with the content type application/json");
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure("invalid", "Invalid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Failure("invalid", "Invalid input", {
      issues: [{ path: "", message: "Expected object" }],
    });
  }
  return { text, value: value as Record<string, unknown> };
}
