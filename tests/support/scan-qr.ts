import scan from "jsqr";
import { PNG } from "pngjs";

/**
 * The text a phone's camera would read in this PNG (a drawing or a screenshot); null if there's no
 * code.
 */
export function scanQr(png: Uint8Array): string | null {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  return scan(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
