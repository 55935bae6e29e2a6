import { describe, expect, it } from "@jest/globals";
import { clinicianAlert, guardianMayKnow } from "./alert";
import { detectCrisis } from "./detect";

describe("CRIS-17 the clinicians' alert", () => {
  const alert = clinicianAlert({ incidentId: "4f1c", appUrl: "https://willow.example" });

  it("links to the incident on the crisis desk", () => {
    expect(alert.text).toContain("https://willow.example/admin?incident=4f1c");
  });

  it("hints at nothing: a mail may be read over a shoulder", () => {
    expect(`${alert.subject} ${alert.text}`).not.toMatch(/crisis|suicid|harm|abuse|urgent|patient|child|severity/i);
  });

  it("keeps an incident id inside its parameter", () => {
    const { text } = clinicianAlert({ incidentId: "a&b=c", appUrl: "https://willow.example" });
    expect(text).toContain("?incident=a%26b%3Dc");
  });
});

describe("CRIS-17 what a guardian may know", () => {
  it("of a child's wish to die: yes", () => {
    expect(guardianMayKnow(detectCrisis("i want to die because nobody at school likes me"))).toBe(true);
  });

  it.each([
    "My uncle hits me with a belt",
    "My coach touches me in private places and says it is our secret",
    "I want to die because my stepdad hits me",
    "My mom says I am useless and I want to end my life",
    "Mi padrastro me pega y quiero morirme",
  ])("never where home or an abuser is named: %s", (text) => {
    const finding = detectCrisis(text);
    expect(finding.crisis).toBe(true);
    expect(guardianMayKnow(finding)).toBe(false);
  });

  it("never of abuse, whatever the finding's main kind", () => {
    expect(guardianMayKnow({ kind: "suicide", evidence: ["suicide.intent", "abuse.violence"] })).toBe(false);
    expect(guardianMayKnow({ kind: "abuse", evidence: [] })).toBe(false);
  });
});
