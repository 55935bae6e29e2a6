import type { Certificate } from "@/lib/features/certificates/types";
import type { Enrolment, Program, WalkedModule } from "@/lib/features/programs/types";

export const PROGRAM_ID = "00000000-0000-4000-8000-0000000000a1";

const MODULES: readonly WalkedModule[] = [
  {
    key: "look",
    title: "Look at your nights",
    read: "Look.",
    todo: "Check in.",
    counts: "moodDays",
    target: 5,
    done: 5,
  },
  { key: "calm", title: "Wind down", read: "Slow.", todo: "Breathe.", counts: "exercises", target: 3, done: 1 },
  { key: "talk", title: "Talk it over", read: "Say it.", todo: "Talk.", counts: "conversations", target: 2, done: 0 },
];

/** A program as the API lists it. */
export const program = (over: Partial<Program> = {}): Program => ({
  id: PROGRAM_ID,
  name: "Sleep Again",
  type: "therapy",
  description: "Three weeks on the habits that keep you up.",
  duration: 21,
  requirements: {
    ageGroups: ["adult"],
    sources: ["A guideline (2021)"],
    modules: MODULES.map(({ done: _, ...module }) => module),
  },
  isActive: true,
  createdAt: "2026-11-01T12:00:00.000Z",
  ...over,
});

export const enrolment = (over: Partial<Enrolment> = {}): Enrolment => ({
  id: "00000000-0000-4000-8000-0000000000b1",
  userId: "00000000-0000-4000-8000-00000000aaaa",
  programId: PROGRAM_ID,
  programName: "Sleep Again",
  programType: "therapy",
  enrolledAt: "2026-11-08T12:00:00.000Z",
  completedAt: null,
  progress: 44,
  status: "active",
  certificateGenerated: false,
  certificateId: null,
  duration: 21,
  sources: ["A guideline (2021)"],
  modules: MODULES,
  ...over,
});

export const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  id: "00000000-0000-4000-8000-0000000000c1",
  userId: "00000000-0000-4000-8000-00000000aaaa",
  programId: PROGRAM_ID,
  userProgramId: "00000000-0000-4000-8000-0000000000b1",
  certificateNumber: "WILLOW-2026-7F3K-92QD",
  recipientName: "Maya Rao",
  programName: "Sleep Again",
  completionDate: "2026-11-20T12:00:00.000Z",
  issueDate: "2026-11-20T12:00:00.000Z",
  validUntil: null,
  achievementsUnlocked: [
    "Over 21 days",
    "12 days with a check-in",
    "3 conversations with Sage",
    "3 exercises finished",
  ],
  performanceMetrics: { days: 21, moodDays: 12, conversations: 3, exercises: 3 },
  instructorName: "Sage, AI guide",
  issuingOrganization: "Willow",
  certificateType: "completion",
  verificationHash: "0123456789abcdef".repeat(4),
  downloadCount: 0,
  lastDownloaded: null,
  nameShown: false,
  createdAt: "2026-11-20T12:00:00.000Z",
  ...over,
});
