// Gets a file name from its parent process and answers with the PDF's metadata, text, and images. A
// separate process, because the PDF library is an ES module only.
import { readFileSync } from "node:fs";

// The library was built for a newer Node than the oldest one we support.
ArrayBuffer.prototype.transferToFixedLength ??= function transferToFixedLength(length = this.byteLength) {
  return this.slice(0, length);
};

const { extractImages, extractText, getDocumentProxy, getMeta } = await import("unpdf");

process.on("message", async (file) => process.send(await read(file)));

async function read(file) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const images = await extractImages(pdf, 1);
  const links = (await page.getAnnotations()).map(({ url }) => url).filter(Boolean);
  const shown = images.map(({ data, ...image }) => ({ ...image, data: Buffer.from(data).toString("base64") }));
  return { text, totalPages, info, width, height, links, images: shown };
}
