import type PDFDocument from "pdfkit";

type Page = InstanceType<typeof PDFDocument>;

export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly primary: string;
  readonly accent: string;
}

/** The light colors of app/tokens.css, in a form the PDF printer accepts. */
export const PALETTES: Record<"adult" | "child", Palette> = {
  adult: {
    paper: "#fbf9f3",
    ink: "#1a2a23",
    soft: "#46564f",
    primary: "#1f5c4a",
    accent: "#e0a468",
  },
  child: {
    paper: "#f1f9fe",
    ink: "#1c2a3c",
    soft: "#45546a",
    primary: "#1f5f93",
    accent: "#eab43e",
  },
};

/** A willow twig, as in the brand mark (32 by 32). */
const STEM = "M5.5 12.5C8.5 6.4 13.8 3.4 19 4.3c5 .9 7.6 5.4 7.5 11.2";
const LEAVES: readonly (readonly [path: string, opacity: number])[] = [
  ["M26.5 14.5c1.9 3.8 2 8.2-.5 12-2-3.8-2-8.2.5-12Z", 1],
  ["M21.6 5.6c1.5 4.7.9 9.8-2.7 13.9-1.4-4.8-.6-10 2.7-13.9Z", 0.85],
  ["M14.3 5.2c1.7 5.9.6 12.8-3.6 18.3-1.7-6.2-.3-13.2 3.6-18.3Z", 0.65],
  ["M7.6 9.4c.9 4.4-.2 9-3.6 12.4-1-4.4.3-9 3.6-12.4Z", 0.45],
];
const TWIG = 32;

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Side length in points. */
  readonly size: number;
  readonly color: string;
  readonly mirrored?: boolean;
}

export function drawTwig(page: Page, { x, y, size, color, mirrored = false }: Placed): void {
  const scale = size / TWIG;
  page.save().translate(mirrored ? x + size : x, y);
  page.scale(mirrored ? -scale : scale, scale);
  page.path(STEM).lineWidth(2).lineCap("round").strokeColor(color).stroke();
  for (const [leaf, opacity] of LEAVES) page.path(leaf).fillColor(color, opacity).fill();
  page.restore();
}

/**
 * Draws the paper, a double frame, and a twig hanging into each upper corner. It's decoration, so
 * screen readers skip it.
 */
export function drawGround(page: Page, { paper, primary, accent }: Palette): void {
  const { width, height } = page.page;
  page.markContent("Artifact", { type: "Page" });
  page.rect(0, 0, width, height).fill(paper);
  page
    .roundedRect(22, 22, width - 44, height - 44, 16)
    .lineWidth(1.6)
    .strokeColor(primary, 1)
    .stroke();
  page
    .roundedRect(29, 29, width - 58, height - 58, 11)
    .lineWidth(0.7)
    .strokeColor(accent, 1)
    .stroke();
  drawTwig(page, { x: 44, y: 38, size: 84, color: primary, mirrored: true });
  drawTwig(page, { x: width - 128, y: 38, size: 84, color: primary });
  page.endMarkedContent();
}
