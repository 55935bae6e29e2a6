import PDFDocument from "pdfkit";
import QRCode from "qrcode";
import type { CertificateSheet, Printer } from "@/lib/ports/printer";
import { setCertificate } from "./certificate";

/**
 * Gray and unfiltered, because PDFKit would unpack and recompress an image with transparency, at
 * half of the sheet's cost.
 */
const PLAIN = { deflateLevel: 9, colorType: 0, filterType: 0 };

/**
 * The QR code and its margin stay black on white, so every camera can read it. It's drawn at four
 * times its final size.
 */
const drawCode = (address: string): Promise<Buffer> =>
  QRCode.toBuffer(address, {
    margin: 4,
    errorCorrectionLevel: "M",
    width: 492,
    rendererOpts: PLAIN,
  });

function written(page: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    page.on("error", reject);
    page.end();
  });
}

/**
 * Writes PDF 1.7 with embedded fonts, selectable text, and a structure for screen readers (decision
 * 0033).
 */
export function createPdfPrinter(): Printer {
  return {
    async certificate(sheet: CertificateSheet) {
      const page = new PDFDocument({
        size: sheet.paper === "letter" ? "LETTER" : "A4",
        layout: "landscape",
        margin: 0,
        pdfVersion: "1.7",
        tagged: true,
        displayTitle: true,
        lang: "en",
        info: {
          Title: sheet.title,
          Author: sheet.issuer,
          Creator: sheet.issuer,
          Producer: sheet.issuer,
        },
      });
      setCertificate(page, sheet, await drawCode(sheet.check.address));
      return written(page);
    },
  };
}
