import { currentUser } from "@/tests/factories/current-user";
import { checkStep, errorsByField, firstComplaint, profileChange } from "./schema";
import type { Answers } from "./types";

const EMAIL = "kim@example.com";
const filled: Answers = {
  age: "34",
  language: "en",
  parentEmail: "",
  culturalBackground: "",
  religion: "",
  therapyGoals: "",
  preferredTherapyTypes: [],
  acceptTerms: true,
  acceptMedicalDisclaimer: true,
};
const stranger = currentUser({ email: EMAIL });
const check = (step: 1 | 2 | 3, more: Partial<Answers>) => checkStep(step, { ...filled, ...more }, EMAIL);

describe("checkStep", () => {
  it.each([
    ["", "Please enter your age"],
    ["4", "Age must be between 5 and 120"],
    ["121", "Age must be between 5 and 120"],
    ["12.5", "Age must be a whole number"],
  ])("VALD-08 complains about the age %p", (age, message) => {
    expect(check(1, { age })).toEqual({ age: message });
  });

  it.each(["5", "18", "120", " 40 "])("VALD-08 takes the age %p", (age) => {
    expect(check(1, { age, parentEmail: "parent@example.com" })).toEqual({});
  });

  it("ONBD-20 asks for a parent's own and valid address under 18", () => {
    expect(check(1, { age: "17" }).parentEmail).toMatch(/required if you're under 18/);
    expect(check(1, { age: "17", parentEmail: "parent" }).parentEmail).toMatch(/valid/);
    expect(check(1, { age: "17", parentEmail: " KIM@example.com" }).parentEmail).toMatch(/not yours/);
    expect(check(1, { age: "17", parentEmail: "parent@example.com" })).toEqual({});
    expect(check(1, { age: "18" })).toEqual({});
  });

  it("ONBD-20 lets no adult stumble over what is left in the parent's field, and does not send it", () => {
    expect(check(1, { age: "18", parentEmail: "parent" })).toEqual({});
    expect(profileChange({ ...filled, parentEmail: "parent" }, stranger, false)).not.toHaveProperty("parentEmail");
    const stored = { ...stranger, parentEmail: "parent@example.com" };
    expect(profileChange({ ...filled, parentEmail: "paren" }, stored, false)).not.toHaveProperty("parentEmail");
    expect(profileChange(filled, stored, false)).toMatchObject({ parentEmail: null });
  });

  it("ONBD-03 needs nothing on the second step", () => {
    expect(check(2, {})).toEqual({});
  });

  it("VALD-09 VALD-10 needs both boxes on the last step", () => {
    expect(check(3, { acceptTerms: false, acceptMedicalDisclaimer: false })).toEqual({
      acceptTerms: "You must accept the terms and conditions",
      acceptMedicalDisclaimer: "You must acknowledge the medical disclaimer",
    });
    expect(check(3, {})).toEqual({});
  });

  it("limits the goals", () => {
    expect(check(3, { therapyGoals: "x".repeat(2001) }).therapyGoals).toMatch(/under 2000/);
  });
});

describe("firstComplaint", () => {
  it("names the first step that has something to correct", () => {
    expect(firstComplaint({ ...filled, age: "", acceptTerms: false }, EMAIL)).toMatchObject({ step: 1 });
    expect(firstComplaint({ ...filled, acceptTerms: false }, EMAIL)).toMatchObject({ step: 3 });
    expect(firstComplaint(filled, EMAIL)).toBeNull();
  });
});

describe("errorsByField", () => {
  it("maps the server's paths to fields and keeps the first message of each", () => {
    const issues = [
      { path: "preferredTherapyTypes.1", message: "Unknown approach" },
      { path: "preferredTherapyTypes.2", message: "second" },
      { path: "somethingElse", message: "not ours" },
    ];
    expect(errorsByField(issues)).toEqual({ preferredTherapyTypes: "Unknown approach" });
  });
});

describe("profileChange", () => {
  it("ONBD-14 leaves out what is empty and carries approaches as ids", () => {
    expect(profileChange(filled, stranger, false)).toEqual({
      age: 34,
      ageGroup: "adult",
      isChildAccount: false,
      acceptMedicalDisclaimer: true,
      language: "en",
    });
    const ids = ["7f0dbb51-6a53-4f1e-9b93-0c9a2e3f4d10"];
    expect(profileChange({ ...filled, preferredTherapyTypes: ids }, stranger, false)).toMatchObject({
      preferredTherapyTypes: ids,
    });
  });

  it("ONBD-15 keeps the terms back and sends the acknowledgement", () => {
    const change = profileChange(filled, stranger, false);
    expect(change).not.toHaveProperty("acceptTerms");
    expect(change.acceptMedicalDisclaimer).toBe(true);
  });

  it.each([
    ["12", "child", true],
    ["13", "teen", true],
    ["17", "teen", true],
    ["18", "adult", false],
  ])("ONBD-12 ONBD-13 sends the group that belongs to the age %s", (age, ageGroup, isChildAccount) => {
    expect(profileChange({ ...filled, age }, stranger, false)).toMatchObject({ ageGroup, isChildAccount });
  });

  it("ONBD-14 takes back a value that was stored before", () => {
    const known = { ...stranger, age: 34, religion: "sikh", therapyGoals: "Calm", preferredTherapyTypes: ["a"] };
    expect(profileChange(filled, known, false)).toMatchObject({
      religion: null,
      therapyGoals: null,
      preferredTherapyTypes: [],
    });
  });

  it("ONBD-21 sends of a child who waits for consent the age and the parent's address alone", () => {
    const typed = { ...filled, age: "9", parentEmail: "parent@example.com", therapyGoals: "x", religion: "sikh" };
    expect(profileChange(typed, stranger, true)).toEqual({
      age: 9,
      ageGroup: "child",
      isChildAccount: true,
      acceptMedicalDisclaimer: true,
      parentEmail: "parent@example.com",
    });
  });
});
