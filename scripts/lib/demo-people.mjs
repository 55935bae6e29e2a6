/** Who can sign in to the demo at once; anybody else can as well. `prisma/seed/demo` fills their accounts. */
export const DEMO_PEOPLE = [
  { email: "maya@example.com", name: "Maya Rao", about: "adult, with six weeks of moods and conversations" },
  { email: "noah@example.com", name: "Noah Keller", about: "adult, Maya's partner" },
  { email: "leo@example.com", name: "Leo Martins", about: "15 years old" },
  { email: "ana@example.com", name: "Ana Martins", about: "9 years old, consent given by parent@example.com" },
  { email: "admin@example.com", name: "Ada Bell", about: "administrator" },
  { email: "clinician@example.com", name: "Sam Clarke", about: "clinician, reviews crisis incidents" },
];

export const DEMO_PIN = "246810";
