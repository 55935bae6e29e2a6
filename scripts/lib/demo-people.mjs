import { readFileSync } from "node:fs";

// The names come from the accounts that `prisma/seed/demo` fills, so that both use the same name
// for a person.
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

/** People who can sign in to the demo right away; anyone else can too. */
export const DEMO_PEOPLE = Object.entries(ABOUT).map(([person, about]) => {
  const { email, firstName, lastName } = NAMES[person];
  return { email, name: `${firstName} ${lastName}`, about };
});
