import { issueCertificate } from "@/lib/features/certificates/issue-certificate";
import { CHECK_ITEMS } from "@/lib/features/trauma/checks/constants";
import { insertProgram } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import {
  ADULTS_MAKE,
  ADULTS_READ,
  EACH_FOR_THEMSELF,
  EVERYBODY,
  OWN_ADULT_CHANGE,
  OWN_ADULT_REMOVAL,
  OWN_CHANGE,
  OWN_READ,
  OWN_REMOVAL,
  type Rows,
} from "./row";
import { CANARY, type Given, made, send, type World } from "./world";

const CHECK = { answers: CHECK_ITEMS.map(() => 1) };
const aCheck = async (world: World): Promise<Given> => ({
  params: { id: await made(world, "POST /api/trauma-therapy/checks", { body: CHECK }) },
});
const TRAUMA = { traumaType: "accident" };
const aTraumaTalk = (world: World) =>
  made(world, "POST /api/trauma-therapy/session", { body: { ...TRAUMA, title: CANARY } });

async function aRoutine(world: World): Promise<Given> {
  const id = await made(world, "POST /api/pt/generate-routine");
  await send(world, "PATCH /api/pt/routines/[id]", { params: { id }, body: { name: CANARY } });
  return { params: { id } };
}

/** One of the owner's certificates, with its hash. */
async function aCertificate({ people: { owner } }: World): Promise<{ id: string; verificationHash: string }> {
  const [programId, programName] = [await insertProgram(), CANARY];
  const [row] = await query<{ id: string }>(
    `INSERT INTO user_programs ("userId", "programId", progress, status, "completedAt", "certificateGenerated")
     VALUES ($1, $2, 100, 'completed', now(), true) RETURNING id`,
    [owner.user.id, programId],
  );
  const finished = { programId, userProgramId: row?.id ?? "", programName, completedAt: new Date() };
  await issueCertificate(owner.ctx, { ...finished, metrics: { days: 42, moodDays: 41, conversations: 8 } });
  const [certificate] = await query<{ id: string; verificationHash: string }>(
    `SELECT id, "verificationHash" FROM certificates WHERE "userProgramId" = $1`,
    [finished.userProgramId],
  );
  if (!certificate) throw new Error("no certificate was issued");
  return certificate;
}
const theCertificate = async (world: World): Promise<Given> => ({ params: { id: (await aCertificate(world)).id } });

async function aProgramme(): Promise<{ programId: string }> {
  const [row] = await query<{ id: string }>(
    `SELECT id FROM programs WHERE requirements->'ageGroups' ? 'adult' AND NOT requirements->'ageGroups' ? 'child' LIMIT 1`,
  );
  return { programId: row?.id ?? "" };
}
const anEnrolment = async (world: World): Promise<Given> => ({
  params: { id: await made(world, "POST /api/user-programs", { body: await aProgramme() }) },
});

/** Trauma work, movement, programs and certificates. */
export const CARE: Rows = {
  "GET /api/trauma-therapy/checks": { cells: ADULTS_READ, given: aCheck },
  "POST /api/trauma-therapy/checks": { cells: ADULTS_MAKE, given: () => ({ body: CHECK }) },
  "DELETE /api/trauma-therapy/checks/[id]": { cells: OWN_ADULT_REMOVAL, given: aCheck },
  "POST /api/trauma-therapy/session": { cells: ADULTS_MAKE, given: () => ({ body: TRAUMA }) },
  "PATCH /api/trauma-therapy/session/[id]": {
    cells: OWN_ADULT_CHANGE,
    given: async (world) => ({ params: { id: await aTraumaTalk(world) }, body: { safetyLevel: 6 } }),
  },
  "POST /api/trauma-therapy/message": {
    cells: OWN_ADULT_CHANGE,
    given: async (world) => ({ body: { sessionId: await aTraumaTalk(world), content: CANARY } }),
  },

  "GET /api/pt/exercises": { cells: EACH_FOR_THEMSELF },
  "GET /api/pt/exercises/[category]": {
    cells: EACH_FOR_THEMSELF,
    given: () => ({ params: { category: "strength" } }),
  },
  "GET /api/pt/figures/[slug]": { cells: EACH_FOR_THEMSELF, given: () => ({ params: { slug: "march-in-place" } }) },
  "POST /api/pt/generate-routine": { cells: "401 201 201 201 403 201 201 201 201 201" },
  "GET /api/pt/routines": { cells: EACH_FOR_THEMSELF, given: aRoutine },
  "GET /api/pt/routines/[id]": { cells: OWN_READ, given: aRoutine },
  "PATCH /api/pt/routines/[id]": {
    cells: OWN_CHANGE,
    given: async (world) => ({ ...(await aRoutine(world)), body: { name: "Mine" } }),
  },
  "DELETE /api/pt/routines/[id]": { cells: OWN_REMOVAL, given: aRoutine },
  "GET /api/pt/sessions": {
    cells: EACH_FOR_THEMSELF,
    given: async (world) => {
      await send(world, "POST /api/pt/sessions", { body: { duration: 5, notes: CANARY } });
      return {};
    },
  },
  "POST /api/pt/sessions": {
    cells: OWN_CHANGE.replace("200", "201"),
    given: async (world) => ({ body: { routineId: (await aRoutine(world)).params?.id, duration: 5 } }),
  },
  "GET /api/pt/assessments": {
    cells: ADULTS_READ,
    given: async (world) => {
      const body = { assessmentType: "pain", painLevels: { knee: 2 }, goals: [CANARY] };
      await send(world, "POST /api/pt/assessments", { body });
      return {};
    },
  },
  "POST /api/pt/assessments": {
    cells: ADULTS_MAKE,
    given: () => ({ body: { assessmentType: "pain", painLevels: { knee: 2 } } }),
  },

  "GET /api/programs": { cells: EACH_FOR_THEMSELF },
  "GET /api/user-programs": { cells: EACH_FOR_THEMSELF },
  // The program is for adults, so a child is refused.
  "POST /api/user-programs": {
    cells: "401 201 201 201 403 403 403 201 201 201",
    given: async () => ({ body: await aProgramme() }),
  },
  "PATCH /api/user-programs/[id]": {
    cells: OWN_CHANGE,
    given: async (world) => ({ ...(await anEnrolment(world)), body: { status: "paused" } }),
  },
  "GET /api/certificates": { cells: EACH_FOR_THEMSELF, given: theCertificate },
  "GET /api/certificates/[id]": { cells: OWN_READ, given: theCertificate },
  // Children may not show their name, and are told that before anyone checks whose certificate it
  // is.
  "PATCH /api/certificates/[id]": {
    cells: OWN_CHANGE,
    given: async (world) => ({ ...(await theCertificate(world)), body: { nameShown: false } }),
  },
  "GET /api/certificates/[id]/pdf": { cells: OWN_READ, given: theCertificate },
  "GET /api/certificates/verify/[hash]": {
    cells: EVERYBODY,
    given: async (world) => ({ params: { hash: (await aCertificate(world)).verificationHash } }),
  },
};
