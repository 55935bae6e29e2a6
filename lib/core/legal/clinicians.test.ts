import { existsSync } from "node:fs";
import { join } from "node:path";
import { CLINICIANS } from "./clinicians";
import { clinicianView } from "./schema";

it("DATA-29 LEGL-13 six profiles with all documented fields", () => {
  expect(CLINICIANS).toHaveLength(6);
  for (const clinician of CLINICIANS) expect(clinicianView.parse(clinician)).toEqual(clinician);
});

it("DATA-29 every profile's picture is served by us", () => {
  for (const { image } of CLINICIANS) expect(existsSync(join(process.cwd(), "public", image))).toBe(true);
});

it("LEGL-21 nobody can take a sample for a real, licensed person", () => {
  for (const { name, email, sample } of CLINICIANS) {
    expect(sample).toBe(true);
    expect(name).toMatch(/ Sample$/);
    expect(email).toMatch(/@example\.com$/);
  }
});
