import type { CertificateSheet } from "@/lib/ports/printer";
import { readPdf } from "@/tests/support/read-pdf";
import { faceFor } from "./faces";
import { familiesFor, runsOf } from "./lettering";
import { createPdfPrinter } from "./printer";

const sheet = (over: Partial<CertificateSheet> = {}): CertificateSheet => ({
  paper: "a4",
  audience: "adult",
  title: "Certificate: Sleep Again",
  heading: "Certificate of completion",
  lead: "This certifies that",
  name: "Maya Rao",
  finished: "has completed the program",
  programme: "Sleep Again",
  date: "on November 20, 2026",
  achievements: ["Over 42 days", "8 conversations with Sage"],
  issuer: "Willow",
  facts: [["Number", "WILLOW-2026-7F3K-92QD"]],
  check: { address: "https://willow.example/certificates/verify/abc", hint: "Scan to check", picture: "A code" },
  note: "It says what was done.",
  byHand: "Write your name here by hand",
  ...over,
});

const made = async (over: Partial<CertificateSheet> = {}) => readPdf(await createPdfPrinter().certificate(sheet(over)));
const fileOf = (letter: string) => faceFor(letter, familiesFor("adult", "display"))?.file.split("/").at(-1) ?? null;

it("CERT-09 sets one landscape sheet, A4 or Letter, with its text, title, language and code", async () => {
  const paper = await made();
  expect([Math.round(paper.width), Math.round(paper.height), paper.totalPages]).toEqual([842, 595, 1]);
  for (const words of ["Certificate of completion", "Maya Rao", "Sleep Again", "Over 42 days", "WILLOW-2026"]) {
    expect(paper.text).toContain(words);
  }
  expect(paper.info).toMatchObject({ Title: "Certificate: Sleep Again", Language: "en", Author: "Willow" });
  expect(paper.codes).toEqual(["https://willow.example/certificates/verify/abc"]);
  const letter = await made({ paper: "letter", audience: "child" });
  expect([letter.width, letter.height, letter.totalPages]).toEqual([792, 612, 1]);
});

it.each([
  ["Łucja Świętosławska", "fraunces-latin-ext-500-normal.woff", "Ł"],
  ["Nguyễn Thị Ánh", "fraunces-vietnamese-500-normal.woff", "ễ"],
  ["Мария Иванова", "noto-sans-cyrillic-600-normal.woff", "М"],
  ["Ελένη", "noto-sans-greek-600-normal.woff", "Ε"],
  ["प्रिया शर्मा", "noto-sans-devanagari-600-normal.woff", "प"],
  ["محمد عبد الله", "noto-naskh-arabic-arabic-600-normal.woff", "م"],
])("writes the name %s", async (name, file, letter) => {
  expect(fileOf(letter)).toBe(file);
  expect(runsOf(name, familiesFor("adult", "display"))).not.toBeNull();
  expect((await made({ name })).text).not.toContain("Write your name here by hand");
});

it("writes a Chinese name, each letter from the file that has it", async () => {
  expect(
    runsOf("王小明", familiesFor("child", "display"))
      ?.map(({ text }) => text)
      .join(""),
  ).toBe("王小明");
  expect((await made({ name: "王小明" })).text).toContain("王");
});

it.each([
  ["no name", ""],
  ["letters that no font has", "さくら 🌸"],
])("leaves a line to write on for %s", async (_, name) => {
  expect((await made({ name })).text).toContain("Write your name here by hand");
});

it("keeps a very long name on its line and on one page", async () => {
  const { text, totalPages } = await made({ name: "Wolfeschlegelsteinhausenbergerdorff ".repeat(8).trim() });
  expect(totalPages).toBe(1);
  expect(text).toContain("Wolfeschlegelsteinhausenbergerdorff");
});
