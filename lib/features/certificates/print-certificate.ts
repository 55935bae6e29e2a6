import type { MemberCtx } from "@/lib/ports/context";
import type { CertificateSheet } from "@/lib/ports/printer";
import { fullDay } from "@/lib/shared/dates";
import { notFound } from "@/lib/shared/failure";
import { CERTIFICATE_ZONE, type Paper } from "./constants";
import { CERTIFICATES_COPY } from "./copy";
import { audienceOfIssuer, checkPath } from "./policy";
import { readCertificate } from "./queries";
import { countDownload } from "./repository";
import type { PrintInput } from "./schema";
import type { Certificate, CertificateFile } from "./types";

function sheetOf(ctx: MemberCtx, certificate: Certificate, paper: Paper): CertificateSheet {
  const audience = audienceOfIssuer(certificate);
  const { sheet } = CERTIFICATES_COPY[audience];
  return {
    paper,
    audience,
    title: sheet.fileTitle(certificate.programName),
    heading: sheet.heading,
    lead: sheet.lead,
    name: certificate.recipientName,
    finished: sheet.finished,
    programme: certificate.programName,
    date: sheet.on(fullDay(certificate.completionDate, CERTIFICATE_ZONE)),
    achievements: certificate.achievementsUnlocked,
    issuer: certificate.issuingOrganization,
    facts: [
      [sheet.guide, certificate.instructorName],
      [sheet.number, certificate.certificateNumber],
      [sheet.issued, fullDay(certificate.issueDate, CERTIFICATE_ZONE)],
    ],
    check: {
      address: new URL(checkPath(certificate.verificationHash), ctx.settings.appUrl).href,
      hint: sheet.hint,
      picture: sheet.picture,
    },
    note: sheet.note,
    byHand: sheet.byHand,
  };
}

/**
 * The certificate as a PDF on one landscape page; creating the file counts as a download (CERT-09).
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12)
 */
export async function printCertificate(
  ctx: MemberCtx,
  { id, paper }: PrintInput,
): Promise<CertificateFile> {
  const certificate = await readCertificate(ctx, { id });
  const bytes = await ctx.printer.certificate(sheetOf(ctx, certificate, paper));
  if (!(await countDownload(ctx, id, ctx.now()))) throw notFound("This certificate");
  // Only the number, because anyone looking at the device can see file names.
  return { name: `${certificate.certificateNumber.toLowerCase()}.pdf`, bytes };
}
