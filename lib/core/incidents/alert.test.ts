import { describe, expect, it } from "@jest/globals";
import { clinicianAlert } from "./alert";

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
