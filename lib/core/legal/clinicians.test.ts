import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "@/lib/shared/zod-messages";
import { CLINICIANS } from "./clinicians";

const clinicianView = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  credentials: z.array(z.string()).min(1),
  specialties: z.array(z.string()).min(1),
  experience: z.string().min(1),
  image: z.string().startsWith("/"),
  email: z.email(),
  states: z.array(z.string()).min(1),
  sample: z.boolean(),
});

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
