import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import scan from "jsqr";

export interface ReadPdf {
  readonly text: string;
  readonly totalPages: number;
  readonly info: Record<string, unknown>;
  /** Size of the first page, in points. */
  readonly width: number;
  readonly height: number;
  readonly links: readonly string[];
  /**
   * The content of each code on the first page, one entry per image; null for images without a
   * code.
   */
  readonly codes: readonly (string | null)[];
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: string;
}

function codeIn({ width, height, channels, data }: Picture): string | null {
  const bytes = Buffer.from(data, "base64");
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    for (let color = 0; color < 3; color += 1) {
      pixels[at * 4 + color] = bytes[at * channels + (channels === 1 ? 0 : color)] ?? 0;
    }
  }
  return scan(pixels, width, height)?.data ?? null;
}

type Told = Omit<ReadPdf, "codes"> & { readonly images: readonly Picture[] };

/** One process for all PDFs of a test file, because starting it takes longer than reading. */
let reader: ChildProcess | undefined;

function openReader(): ChildProcess {
  const opened = reader ?? fork(join(__dirname, "pdf-reader.mjs"));
  reader = opened;
  // It ends with the test process and doesn't keep that one alive.
  opened.unref();
  return opened;
}

/** Reads a PDF with a library other than ours. One at a time. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const folder = mkdtempSync(join(tmpdir(), "willow-pdf-"));
  try {
    const file = join(folder, "paper.pdf");
    writeFileSync(file, bytes);
    const { images, ...read } = await ask(openReader(), file);
    return { ...read, codes: images.map(codeIn) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ask(of: ChildProcess, file: string): Promise<Told> {
  of.channel?.ref();
  return new Promise<Told>((resolve, reject) => {
    const ended = () => reject(new Error("the reader of PDFs ended"));
    of.once("exit", ended);
    of.once("message", (told: Told) => {
      of.off("exit", ended);
      of.channel?.unref();
      resolve(told);
    });
    of.send(file);
  });
}
