import { excerptOf } from "@/lib/core/incidents/excerpt";
import type { IncidentSource } from "@/lib/core/incidents/incident-repository";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { detectCrisis } from "@/lib/crisis/detect";
import { query } from "../support/database";
import type { SignedIn } from "./people";

interface IncidentOptions {
  readonly text?: string;
  readonly source?: IncidentSource;
  readonly sessionId?: string;
  readonly minutesAgo?: number;
}

export const IN_DANGER = "I am going to kill myself tonight.";

/** An incident as the product records it, dated back by `minutesAgo`. */
export async function incidentOf(person: Pick<SignedIn, "ctx">, options: IncidentOptions = {}): Promise<string> {
  const { text = IN_DANGER, source = "mood_note", sessionId, minutesAgo = 0 } = options;
  const finding = await detectCrisis(text);
  const incident = { finding, source, sessionId, excerpt: await excerptOf([text]) };
  const { id } = await person.ctx.transaction((tx) => recordIncident(tx, incident));
  if (minutesAgo) {
    await query(`UPDATE crisis_incidents SET "createdAt" = now() - make_interval(mins => $2) WHERE id = $1`, [
      id,
      minutesAgo,
    ]);
  }
  return id;
}
