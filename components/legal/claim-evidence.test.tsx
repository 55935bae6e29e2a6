/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ALL_CLAIMS, type EvidenceOnFile, shownClaims } from "@/lib/core/legal/claims";
import { ClaimEvidence } from "./claim-evidence";

const TODAY = new Date("2026-11-21T12:00:00Z");
const PROVEN: EvidenceOnFile = {
  soc2: { document: "Report 12", issuedBy: "Example Auditors", validUntil: "2027-03-31" },
};
const show = (onFile: EvidenceOnFile, samplesAllowed: boolean) => {
  const { shown, hasSamples } = shownClaims(ALL_CLAIMS, samplesAllowed, TODAY, onFile);
  return render(<ClaimEvidence claims={shown} hasSamples={hasSamples} />);
};

it("LAND-25 a demo lists every claim, and marks each that has no evidence", () => {
  show(PROVEN, true);
  expect(screen.getByText(/^Sample content:/)).toBeVisible();
  expect(screen.getAllByText("Sample: no evidence on file")).toHaveLength(ALL_CLAIMS.length - 1);
  for (const { wording } of ALL_CLAIMS) expect(screen.getByText(wording)).toBeVisible();
});

it("LAND-25 R-06 production lists a claim with its paper, issuer and last day, and nothing else", () => {
  show(PROVEN, false);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Report 12, issued by Example Auditors, valid until March 31, 2027")).toBeVisible();
  expect(screen.queryByText(/Sample/)).not.toBeInTheDocument();
});

it("R-06 production without any evidence says so in place of an empty list", () => {
  show({}, false);
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.getByText("Claims appear here once their evidence is on file.")).toBeVisible();
});
