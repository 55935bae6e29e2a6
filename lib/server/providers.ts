import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { createFileMailer, createSmtpMailer } from "@/lib/adapters/mail/nodemailer";
import { createOpenAiGuide } from "@/lib/adapters/openai/guide";
import { newHabits } from "@/lib/adapters/openai/habits";
import { createOpenAiPostWriter } from "@/lib/adapters/openai/post-writer";
import { createOpenAiRoutineAdvisor } from "@/lib/adapters/openai/routine-advisor";
import { createOpenAiSecondOpinion } from "@/lib/adapters/openai/second-opinion";
import { createStretchedPin } from "@/lib/adapters/pin/stretched-pin";
import { createSocial } from "@/lib/adapters/social/platforms";
import { createStripePayments } from "@/lib/adapters/stripe/payments";
import { createSignedPost } from "@/lib/adapters/webhook/signed-post";
import { loadServiceKey } from "@/lib/core/identity/data-key-repository";
import { secondOpinionPrompt } from "@/lib/core/incidents/second-opinion-prompt";
import { monthlyCents } from "@/lib/features/billing/tiers";
import { systemPrompt } from "@/lib/features/conversation/prompts/system-prompt";
import { couplesPrompt } from "@/lib/features/couples/prompts/couples-prompt";
import { postPrompt } from "@/lib/features/growth/marketing/prompts/post-prompt";
import { advisorPrompt } from "@/lib/features/movement/planner/prompts/advisor-prompt";
import { createAuthoredGuide } from "@/lib/guide/guide";
import type { Actor, Ctx, MemberCtx, Settings } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import type { KeyProvider } from "@/lib/ports/keys";
import type { Mailer } from "@/lib/ports/mail";
import type { Guide, Turn } from "@/lib/ports/model";
import type { Payments } from "@/lib/ports/payments";
import type { PostWriter } from "@/lib/ports/post-writer";
import type { Printer } from "@/lib/ports/printer";
import type { RoutineAdvisor } from "@/lib/ports/routine-advisor";
import type { SecondOpinion } from "@/lib/ports/second-opinion";
import type { Social } from "@/lib/ports/social";
import type { StaffPin } from "@/lib/ports/staff-pin";
import type { Webhook } from "@/lib/ports/webhook";
import type { DataKey } from "@/lib/shared/sealing";
import { db, inTransaction } from "./db";
import { env } from "./env";
import { fingerprintSecret } from "./fingerprint-secret";
import { type Defer, startWork } from "./http/deferred-work";
import { createLog } from "./log";

/**
 * Builds a value on first use. This file is the only one that knows which adapters are behind the
 * ports.
 */
const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const keyProvider: () => KeyProvider = lazy(() =>
  createEnvironmentKeys(env().ENCRYPTION_KEYS),
);

const guidedEngine: () => Guide = lazy(createAuthoredGuide);

/** Null without a key. The guided engine then answers, and features that need a model are off. */
const modelServer = lazy(() => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
  return apiKey ? { apiKey, baseUrl: baseUrl ?? null, model, habits: newHabits() } : null;
});

const guide: () => Guide = lazy(() => {
  const to = modelServer();
  if (!to) return guidedEngine();
  const systemPromptOf = (turn: Turn) =>
    turn.couple ? couplesPrompt(turn, turn.couple) : systemPrompt(turn);
  return createOpenAiGuide({ ...to, systemPrompt: systemPromptOf });
});

const secondOpinion: () => SecondOpinion | null = lazy(() => {
  const to = modelServer();
  return to && createOpenAiSecondOpinion({ ...to, prompt: secondOpinionPrompt });
});

const routineAdvisor: () => RoutineAdvisor | null = lazy(() => {
  const to = modelServer();
  return to && createOpenAiRoutineAdvisor({ ...to, prompt: advisorPrompt });
});

const postWriter: () => PostWriter | null = lazy(() => {
  const to = modelServer();
  return to && createOpenAiPostWriter({ ...to, prompt: postPrompt });
});

export const modelName = (): Guide["name"] => guide().name;

const mailer: () => Mailer = lazy(() => {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env();
  return SMTP_URL
    ? createSmtpMailer(SMTP_URL, MAIL_FROM)
    : createFileMailer(`${DATA_DIR}/mail`, MAIL_FROM);
});

/**
 * Loaded with the first certificate, because typesetting is the heaviest thing the service does and
 * few requests need it.
 */
const pdfPrinter = lazy(async () =>
  (await import("@/lib/adapters/pdf/printer")).createPdfPrinter(),
);
const printer: () => Printer = lazy(() => ({
  certificate: async (sheet) => (await pdfPrinter()).certificate(sheet),
}));

const payments: () => Payments | null = lazy(() => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env();
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env();
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return createStripePayments({
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: apiBase ?? null,
    monthlyCents,
  });
});

export const takesPayments = (): boolean => payments() !== null;

const webhook: () => Webhook | null = lazy(() => {
  const { CRISIS_WEBHOOK_URL: url, CRISIS_WEBHOOK_SECRET: secret } = env();
  return url && secret ? createSignedPost({ url, secret }) : null;
});

const social: () => Social = lazy(() => {
  const set = env();
  return createSocial({
    twitter: {
      apiKey: set.TWITTER_API_KEY,
      apiSecret: set.TWITTER_API_SECRET,
      accessToken: set.TWITTER_ACCESS_TOKEN,
      accessSecret: set.TWITTER_ACCESS_SECRET,
      apiBase: set.TWITTER_API_BASE ?? null,
    },
    facebook: {
      appId: set.FACEBOOK_APP_ID,
      appSecret: set.FACEBOOK_APP_SECRET,
      apiBase: set.FACEBOOK_API_BASE ?? null,
    },
    youtube: {
      apiKey: set.YOUTUBE_API_KEY,
      clientId: set.YOUTUBE_CLIENT_ID,
      clientSecret: set.YOUTUBE_CLIENT_SECRET,
      apiBase: set.YOUTUBE_API_BASE ?? null,
    },
  });
});

const staffPin: () => StaffPin | null = lazy(() => {
  const { ADMIN_PIN: pin } = env();
  return pin ? createStretchedPin(pin) : null;
});

export const settings: () => Settings = lazy(() => ({
  appUrl: env().APP_URL,
  adminEmails: env().ADMIN_EMAILS,
  clinicianEmails: env().CLINICIAN_EMAILS,
  providerName: env().OIDC_NAME,
  sampleContent: env().SAMPLE_CONTENT,
}));

let serviceKey: Promise<DataKey> | undefined;

/**
 * Reads the service key once per process, because it never changes. After a failed read, the next
 * request tries again.
 */
function loadedServiceKey(): Promise<DataKey> {
  if (serviceKey) return serviceKey;
  const loading = loadServiceKey(db(), keyProvider());
  serviceKey = loading;
  loading.catch(() => {
    serviceKey = undefined;
  });
  return loading;
}

/** Where a request comes from, and how it defers work; a job or page starts that at once. */
type Origin = Pick<Ctx, "region" | "address" | "sharesAddress"> & {
  readonly defer?: Defer | undefined;
};

export async function createContext(
  actor: Actor,
  requestId: string,
  origin: Origin = {},
): Promise<Ctx> {
  return contextOn(db(), { actor, requestId, ...origin, serviceKey: await loadedServiceKey() });
}

/** Parts of the context that are the same for every request of this process. */
const shared = lazy(() => ({
  keys: keyProvider(),
  fingerprintSecret: fingerprintSecret(),
  guide: guide(),
  guidedEngine: guidedEngine(),
  secondOpinion: secondOpinion(),
  routineAdvisor: routineAdvisor(),
  postWriter: postWriter(),
  mailer: mailer(),
  printer: printer(),
  payments: payments(),
  webhook: webhook(),
  social: social(),
  staffPin: staffPin(),
  settings: settings(),
  now: () => new Date(),
}));

function contextOn(on: Db, of: Pick<Ctx, "actor" | "requestId" | "serviceKey"> & Origin): Ctx {
  const { defer = startWork, ...known } = of;
  const log = createLog(known.requestId);
  return {
    ...shared(),
    ...known,
    db: on,
    log,
    transaction: async (work) => {
      let left: Parameters<Defer>[0][] = [];
      try {
        return await inTransaction(on, (tx) => {
          left = [];
          return work(contextOn(tx, { ...of, defer: (later) => left.push(later) }) as never);
        });
      } finally {
        for (const later of left) defer(later);
      }
    },
    as: (member) => contextOn(on, { ...of, actor: member }) as MemberCtx,
    later: (work) =>
      defer(() =>
        work(contextOn(db(), of)).catch((error: unknown) => log.error("later-failed", error)),
      ),
  };
}
