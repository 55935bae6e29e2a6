import { readFileSync } from "node:fs";

// The names stand with the accounts that `prisma/seed/demo` fills, so that both call a person the
// same.
const NAMES = JSON.parse(
  readFileSync(new URL("../../prisma/seed/demo/names.json", import.meta.url), "utf8"),
);

const ABOUT = {
  maya: "adult, with six weeks of moods and conversations",
  noah: "adult, Maya's partner",
  leo: "15 years old",
  ana: "9 years old, consent given by parent@example.com",
  parent: "parent of Leo and Ana",
  admin: "administrator",
  clinician: "clinician, reviews crisis incidents",
};

/** Who can sign in to the demo at once; anybody else can as well. */
export const DEMO_PEOPLE = Object.entries(ABOUT).map(([person, about]) => {
  const { email, firstName, lastName } = NAMES[person];
  return { email, name: `${firstName} ${lastName}`, about };
});
