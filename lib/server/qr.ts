import QRCode from "qrcode";

const STYLE = { margin: 2, errorCorrectionLevel: "M" } as const;

/**
 * A QR code drawn here, so no page has to ask a third party (contract 8). `size` is in px, color as
 * #rrggbb.
 */
export const qrSvg = (text: string, size: number, color = "#000000"): Promise<string> =>
  QRCode.toString(text, {
    ...STYLE,
    type: "svg",
    width: size,
    color: { dark: color, light: "#ffffff" },
  });

export const qrPng = (text: string, size: number, color = "#000000"): Promise<Buffer> =>
  QRCode.toBuffer(text, { ...STYLE, width: size, color: { dark: color, light: "#ffffff" } });
