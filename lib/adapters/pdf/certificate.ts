import type PDFDocument from "pdfkit";
import type { CertificateSheet } from "@/lib/ports/printer";
import { familiesFor, fitted, type Line, runsOf, setLine, type Voice } from "./lettering";
import { drawGround, drawTwig, PALETTES, type Palette } from "./ornament";

type Page = InstanceType<typeof PDFDocument>;

/** In points. Keeps the lower text clear of the frame and of the area printers can't reach. */
const MARGIN = 58;
const CODE = 92;

interface Setting {
  readonly voice: Voice;
  readonly size: number;
  readonly color: keyof Palette;
  /** The smallest size a long line may shrink to before it's cut. */
  readonly smallest?: number;
}

/** A sheet being laid out, with its content and its reading order for screen readers. */
interface Sheet {
  readonly page: Page;
  readonly sheet: CertificateSheet;
  readonly colors: Palette;
  readonly part: (kind: string, draw: () => void, actual?: string) => void;
}

function lineOf({ page, sheet }: Sheet, text: string, setting: Setting, room: number): Line | null {
  const runs = runsOf(text, familiesFor(sheet.audience, setting.voice));
  return runs && fitted(page, runs, setting.size, setting.smallest ?? setting.size * 0.6, room);
}

/** @returns whether a font had every letter */
function centred(on: Sheet, kind: string, text: string, y: number, setting: Setting): boolean {
  const { width } = on.page.page;
  const line = lineOf(on, text, setting, width - 2 * MARGIN - 40);
  if (!line) return false;
  const draw = () => {
    on.page.fillColor(on.colors[setting.color], 1);
    setLine(on.page, line, (width - line.width) / 2, y + (setting.size - line.size) * 0.6);
  };
  on.part(kind, draw, text);
  return true;
}

/**
 * Sets the name. If there is none, or no font has its letters, the line stays blank for
 * handwriting.
 */
function setName(on: Sheet, y: number): void {
  const { page, sheet, colors } = on;
  const { width } = page.page;
  const set =
    sheet.name !== "" &&
    centred(on, "H2", sheet.name, y, {
      voice: "display",
      size: 42,
      color: "primary",
      smallest: 18,
    });
  const rule = () =>
    page
      .moveTo(width / 2 - 190, y + 58)
      .lineTo(width / 2 + 190, y + 58)
      .lineWidth(0.8);
  page.markContent("Artifact", { type: "Layout" });
  rule().strokeColor(colors.accent, 1).stroke();
  page.endMarkedContent();
  if (!set) centred(on, "P", sheet.byHand, y + 61, { voice: "text", size: 8.5, color: "soft" });
}

function setFacts(on: Sheet, top: number): void {
  const { sheet } = on;
  const rows = [[sheet.issuer, ""] as const, ...sheet.facts];
  rows.forEach(([label, value], at) => {
    const text = value === "" ? label : `${label}: ${value}`;
    const setting: Setting = {
      voice: at === 0 ? "strong" : "text",
      size: at === 0 ? 12 : 9.5,
      color: "ink",
    };
    const line = lineOf(on, text, setting, 330);
    if (!line) return;
    const draw = () => {
      on.page.fillColor(on.colors[setting.color], 1);
      setLine(on.page, line, MARGIN, top + (at === 0 ? 0 : 4 + at * 15));
    };
    on.part("P", draw, text);
  });
}

function setCheck(on: Sheet, code: Buffer, top: number): void {
  const { page, sheet } = on;
  const x = page.page.width - MARGIN - CODE;
  on.part("Figure", () => page.image(code, x, top, { width: CODE }), sheet.check.picture);
  const line = lineOf(on, sheet.check.hint, { voice: "strong", size: 9.5, color: "primary" }, 230);
  if (!line) return;
  const draw = () => {
    page.fillColor(on.colors.primary, 1);
    const left = x - 12 - line.width;
    setLine(page, line, left, top + CODE / 2 - 6);
    page.link(left, top + CODE / 2 - 8, line.width, 16, sheet.check.address);
  };
  on.part("P", draw, sheet.check.hint);
}

/** Achievements on one small line, or two if there are many. */
function setAchievements(on: Sheet, y: number): void {
  const { achievements } = on.sheet;
  const perLine =
    achievements.length > 4 ? Math.ceil(achievements.length / 2) : achievements.length;
  for (let at = 0, row = 0; at < achievements.length; at += perLine, row += 1) {
    const text = achievements.slice(at, at + perLine).join("   ·   ");
    centred(on, "P", text, y + row * 17, { voice: "text", size: 11.5, color: "ink" });
  }
}

/**
 * Lays out the whole landscape sheet. Positions are measured from the top, so A4 and Letter look
 * alike.
 */
export function setCertificate(page: Page, sheet: CertificateSheet, code: Buffer): void {
  const colors = PALETTES[sheet.audience];
  const root = page.struct("Document");
  page.addStructure(root);
  drawGround(page, colors);
  const part: Sheet["part"] = (kind, draw, actual) => {
    const words = kind === "Figure" ? { alt: actual } : { actual };
    root.add(page.struct(kind, words, () => draw()));
  };
  const on: Sheet = { page, sheet, colors, part };
  const { width, height } = page.page;
  const top = (height - 595) / 2;

  page.markContent("Artifact", { type: "Layout" });
  drawTwig(page, { x: width / 2 - 19, y: top + 52, size: 38, color: colors.accent });
  page.endMarkedContent();
  centred(on, "H1", sheet.heading, top + 100, { voice: "display", size: 30, color: "ink" });
  centred(on, "P", sheet.lead, top + 153, { voice: "text", size: 13, color: "soft" });
  setName(on, top + 181);
  centred(on, "P", sheet.finished, top + 261, { voice: "text", size: 13, color: "soft" });
  centred(on, "P", sheet.programme, top + 286, { voice: "display", size: 24, color: "ink" });
  centred(on, "P", sheet.date, top + 326, { voice: "text", size: 13, color: "soft" });
  setAchievements(on, top + 368);
  setFacts(on, height - 144);
  setCheck(on, code, height - 158);
  centred(on, "P", sheet.note, height - 54, { voice: "text", size: 8.5, color: "soft" });
  root.end();
}
