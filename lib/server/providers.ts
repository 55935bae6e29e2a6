import { after } from "next/server";
import { createGuidedEngine } from "@/lib/adapters/guided/engine";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { createFileMailer, createSmtpMailer } from "@/lib/adapters/mail/nodemailer";
import { createOpenAiGuide } from "@/lib/adapters/openai/guide";
import { createOpenAiRoutineAdvisor } from "@/lib/adapters/openai/routine-advisor";
import { createOpenAiSecondOpinion } from "@/lib/adapters/openai/second-opinion";
import { createPdfPrinter } from "@/lib/adapters/pdf/printer";
import { createStripePayments } from "@/lib/adapters/stripe/payments";
import { createSignedPost } from "@/lib/adapters/webhook/signed-post";
import { loadServiceKey } from "@/lib/features/account/data-key-repository";
import { monthlyCents } from "@/lib/features/billing/tiers";
import { systemPrompt } from "@/lib/features/chat/prompts/system-prompt";
import { couplesPrompt } from "@/lib/features/couples/prompts/couples-prompt";
import { ADVISOR_PROMPT } from "@/lib/features/physical/planner/prompts/advisor-prompt";
import { SECOND_OPINION_PROMPT } from "@/lib/features/safety/second-opinion-prompt";
import type { Actor, Ctx, MemberCtx, Settings } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import type { KeyProvider } from "@/lib/ports/keys";
import type { Mailer } from "@/lib/ports/mail";
import type { Guide, Turn } from "@/lib/ports/model";
import type { Payments } from "@/lib/ports/payments";
import type { Printer } from "@/lib/ports/printer";
import type { RoutineAdvisor } from "@/lib/ports/routine-advisor";
import type { SecondOpinion } from "@/lib/ports/second-opinion";
import type { Webhook } from "@/lib/ports/webhook";
import type { DataKey } from "@/lib/shared/sealing";
import { db, inTransaction } from "./db";
import { env } from "./env";
import { fingerprintSecret } from "./fingerprint-secret";
import { createLog } from "./log";

/** The one place that knows which adapters stand behind the ports. Each is built on first use. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const keyProvider: () => KeyProvider = lazy(() => createEnvironmentKeys(env().ENCRYPTION_KEYS));

const guidedEngine: () => Guide = lazy(createGuidedEngine);

const guide: () => Guide = lazy(() => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
  if (!apiKey) return guidedEngine();
  const prompt = (turn: Turn) => (turn.couple ? couplesPrompt(turn, turn.couple) : systemPrompt(turn));
  return createOpenAiGuide({ apiKey, baseUrl: baseUrl ?? null, model, systemPrompt: prompt });
});

const secondOpinion: () => SecondOpinion | null = lazy(() => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
  if (!apiKey) return null;
  return createOpenAiSecondOpinion({ apiKey, baseUrl: baseUrl ?? null, model, prompt: SECOND_OPINION_PROMPT });
});

const routineAdvisor: () => RoutineAdvisor | null = lazy(() => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
  return apiKey
    ? createOpenAiRoutineAdvisor({ apiKey, baseUrl: baseUrl ?? null, model, prompt: ADVISOR_PROMPT })
    : null;
});

export const modelName = (): Guide["name"] => guide().name;

const mailer: () => Mailer = lazy(() => {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env();
  return SMTP_URL ? createSmtpMailer(SMTP_URL, MAIL_FROM) : createFileMailer(`${DATA_DIR}/mail`, MAIL_FROM);
});

const printer: () => Printer = lazy(createPdfPrinter);

const payments: () => Payments | null = lazy(() => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env();
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env();
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return createStripePayments({ secretKey, publishableKey, webhookSecret, apiBase: apiBase ?? null, monthlyCents });
});

const webhook: () => Webhook | null = lazy(() => {
  const { CRISIS_WEBHOOK_URL: url, CRISIS_WEBHOOK_SECRET: secret } = env();
  return url && secret ? createSignedPost({ url, secret }) : null;
});

export const settings: () => Settings = lazy(() => ({
  appUrl: env().APP_URL,
  adminEmails: env().ADMIN_EMAILS,
  clinicianEmails: env().CLINICIAN_EMAILS,
  providerName: env().OIDC_NAME,
  sampleContent: env().SAMPLE_CONTENT,
}));

let serviceKey: Promise<DataKey> | undefined;

/** Read once a process: the key never changes. A failed read is tried again by the next request. */
function loadedServiceKey(): Promise<DataKey> {
  const loading = serviceKey ?? loadServiceKey(db(), keyProvider());
  serviceKey = loading;
  loading.catch(() => {
    serviceKey = undefined;
  });
  return loading;
}

export async function createContext(actor: Actor, requestId: string, region: string | null = null): Promise<Ctx> {
  return contextOn(db(), { actor, requestId, region, serviceKey: await loadedServiceKey() });
}

function contextOn(on: Db, of: Pick<Ctx, "actor" | "requestId" | "region" | "serviceKey">): Ctx {
  const log = createLog(of.requestId);
  return {
    ...of,
    db: on,
    keys: keyProvider(),
    fingerprintSecret: fingerprintSecret(),
    guide: guide(),
    guidedEngine: guidedEngine(),
    secondOpinion: secondOpinion(),
    routineAdvisor: routineAdvisor(),
    mailer: mailer(),
    printer: printer(),
    payments: payments(),
    webhook: webhook(),
    log,
    settings: settings(),
    now: () => new Date(),
    transaction: (work) => inTransaction(on, (tx) => work(contextOn(tx, of) as never)),
    as: (member) => contextOn(on, { ...of, actor: member }) as MemberCtx,
    later: (work) =>
      runLater(() => work(contextOn(db(), of)).catch((error: unknown) => log.error("later-failed", error))),
  };
}

/** On a serverless platform `after` keeps the instance alive; scripts and jobs outside a request just run on. */
function runLater(work: () => Promise<void>): void {
  try {
    after(work);
  } catch {
    void work();
  }
}
