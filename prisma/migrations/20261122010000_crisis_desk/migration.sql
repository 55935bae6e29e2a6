-- What fired, in the person's words and under their key (null where no text may be kept); who works on it, who closed it.
ALTER TABLE "crisis_incidents"
  ADD COLUMN "excerpt" TEXT,
  ADD COLUMN "assignedTo" UUID,
  ADD COLUMN "resolvedBy" UUID;

CREATE INDEX "crisis_incidents_assignedTo_idx" ON "crisis_incidents"("assignedTo");
CREATE INDEX "crisis_incidents_resolvedBy_idx" ON "crisis_incidents"("resolvedBy");

ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_assignedTo_fkey" FOREIGN KEY ("assignedTo") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_resolvedBy_fkey" FOREIGN KEY ("resolvedBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The desk's own record of an incident, sealed under the key of the person concerned.
CREATE TABLE "incident_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "incidentId" UUID NOT NULL,
    "authorId" UUID,
    "action" TEXT NOT NULL,
    "template" TEXT,
    "text" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "incident_notes_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "incident_notes_incidentId_createdAt_id_idx" ON "incident_notes"("incidentId", "createdAt", "id");
CREATE INDEX "incident_notes_authorId_idx" ON "incident_notes"("authorId");

ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "crisis_incidents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An hour's right of one clinician to read the conversation behind an incident.
CREATE TABLE "break_glass_grants" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "incidentId" UUID NOT NULL,
    "clinicianId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "break_glass_grants_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "break_glass_grants_an_hour" CHECK ("expiresAt" > "createdAt" AND "expiresAt" <= "createdAt" + interval '1 hour')
);

CREATE INDEX "break_glass_grants_incidentId_clinicianId_expiresAt_idx" ON "break_glass_grants"("incidentId", "clinicianId", "expiresAt" DESC);
CREATE INDEX "break_glass_grants_clinicianId_idx" ON "break_glass_grants"("clinicianId");

ALTER TABLE "break_glass_grants" ADD CONSTRAINT "break_glass_grants_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "crisis_incidents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "break_glass_grants" ADD CONSTRAINT "break_glass_grants_clinicianId_fkey" FOREIGN KEY ("clinicianId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
