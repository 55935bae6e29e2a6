import { compareFindings, weighsAsMuch } from "./compare-findings";
import { heardBeside } from "./heard-beside";
import { namesHome } from "./names-home";
import { type Finding, NOTHING_FOUND } from "./types";

/**
 * The most urgent of several findings, the surest first, with the evidence and the kinds of all of
 * them: what one text names as a danger at home counts for what another one shows. Nothing found
 * when there are none.
 */
export function worstOf(findings: readonly Finding[]): Finding {
  const worst = findings.reduce(
    (one, next) => (weighsAsMuch(one, next) ? one : next),
    NOTHING_FOUND,
  );
  const others = findings.filter((finding) => finding !== worst);
  const home = others.some(namesHome) ? ["sign.home"] : [];
  const evidence = [...worst.evidence, ...others.flatMap((finding) => finding.evidence), ...home];
  const graver = others.toSorted((one, other) => compareFindings(other, one));
  const unread = findings.some((finding) => finding.unread) ? { unread: true as const } : {};
  return heardBeside({ ...worst, ...unread, evidence: [...new Set(evidence)] }, graver);
}
