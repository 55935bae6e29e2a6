"use client";

import Link from "next/link";
import { Card, CardText } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { PRIVACY_COPY, type PrivacyCopy } from "@/lib/core/consent/privacy/copy";
import type { Audience } from "@/lib/shared/audience";
import { AccessLog } from "./access-log";
import { DataSection } from "./data-section";
import { KeepAccount } from "./keep-account";
import { LeaveAccount } from "./leave-account";
import { OwnCopy } from "./own-copy";
import { RetentionForms } from "./retention-forms";
import { SignIns } from "./sign-ins";
import { StoredData } from "./stored-data";

interface DataRoomProps {
  audience: Audience;
  email: string;
  /** The contact address for questions about data. */
  contact: string;
  /** False until a parent has agreed: nothing is stored yet. */
  open: boolean;
  /** The person returns from signing in again, to delete the account. */
  leaving: boolean;
  /** False before the questions of /onboarding: sections that depend on the answers are hidden. */
  answered: boolean;
}

/** Everything someone who hasn't answered the questions can't have or set. */
const AFTER_ANSWERS: readonly string[] = ["single", "retention"];

/** Shows what is kept about a person, and everything they can do about it. */
export function DataRoom({ audience, email, contact, open, leaving, answered }: DataRoomProps) {
  const copy = PRIVACY_COPY[audience];
  const { sections } = copy;
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-10 py-8 sm:py-12">
      <header className="grid gap-4">
        <div>
          <h1>{copy.title}</h1>
          <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
          <p className="mt-2 break-words text-ink-soft text-sm">{copy.signedInAs(email)}</p>
        </div>
        <KeepAccount audience={audience} />
        {answered ? null : <BeforeAnswers copy={copy} />}
        <Contents copy={copy} answered={answered} />
      </header>
      <DataSection id="stored" title={sections.stored} lead={copy.stored.lead}>
        <StoredData audience={audience} />
      </DataSection>
      {answered ? (
        <>
          <DataSection id="single" title={sections.single} lead={copy.single.lead}>
            <SingleThings copy={copy} />
          </DataSection>
          <DataSection id="retention" title={sections.retention}>
            <RetentionForms audience={audience} open={open} />
          </DataSection>
        </>
      ) : null}
      <DataSection id="access" title={sections.access}>
        <AccessLog audience={audience} contact={contact} />
      </DataSection>
      <DataSection id="devices" title={sections.devices}>
        <SignIns audience={audience} />
      </DataSection>
      <DataSection id="file" title={sections.file} lead={copy.file.lead}>
        <OwnCopy audience={audience} />
      </DataSection>
      <DataSection id="leave" title={sections.leave}>
        <LeaveAccount audience={audience} leaving={leaving} />
      </DataSection>
      <p className="text-ink-soft">
        {copy.contact.before}{" "}
        <a href={`mailto:${contact}`} className="prose-link">
          {contact}
        </a>
        . {copy.contact.after}
      </p>
    </div>
  );
}

function BeforeAnswers({ copy: { before } }: { copy: PrivacyCopy }) {
  return (
    <Card as="div" tone="flat" className="grid justify-items-start gap-3">
      <CardText className="mt-0">{before.text}</CardText>
      <LinkButton href="/onboarding" variant="secondary">
        {before.link}
      </LinkButton>
    </Card>
  );
}

function Contents({ copy, answered }: { copy: PrivacyCopy; answered: boolean }) {
  const shown = Object.entries(copy.sections).filter(
    ([id]) => answered || !AFTER_ANSWERS.includes(id),
  );
  return (
    <nav aria-label={copy.contents}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {shown.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="prose-link inline-block py-1">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SingleThings({ copy }: { copy: PrivacyCopy }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {copy.single.places.map(({ href, name, how }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className="prose-link inline-block py-1 font-semibold">
            {name}
          </Link>
          <p className="text-ink-soft">{how}</p>
        </li>
      ))}
    </ul>
  );
}
