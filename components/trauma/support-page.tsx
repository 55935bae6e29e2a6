import { WaysToPeople } from "@/components/home/first-pages/ways-to-people";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { contactsFor, harmLineFor } from "@/lib/crisis/contacts";
import { SUPPORT_COPY } from "@/lib/features/trauma/copy";
import { dialable } from "@/lib/shared/dialable";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { SupportTools } from "./support-tools";

interface SupportPageProps {
  age: keyof (typeof SUPPORT_COPY)["child"];
  language: SpokenLanguage;
  /** The child's country. */
  region: string | null;
}

/**
 * The page for children and teens (TRAU-02). Home may be where it happened, so the adults it names
 * live elsewhere (contract 8).
 */
export function SupportPage({ age, language, region }: SupportPageProps) {
  const copy = SUPPORT_COPY.child[age];
  const { adults, help, feelings } = copy;
  const { emergency, inUnitedStates } = contactsFor(region, "child", language);
  const line = harmLineFor(region, "child");
  return (
    <div className="page-column grid max-w-4xl grid-cols-1 gap-6 py-10 sm:py-14">
      <div className="grid items-center gap-6 sm:grid-cols-[1fr_13rem]">
        <div>
          <h1>{copy.title}</h1>
          <p className="mt-4 text-lg">{copy.lead}</p>
          <p className="mt-2 text-ink-soft">{copy.note}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href="/chat" prefetch={false}>
              {copy.chat}
            </LinkButton>
            <LinkButton href="/" variant="secondary">
              {copy.home}
            </LinkButton>
          </div>
        </div>
        <SproutScene className="mx-auto w-40 sm:w-full" />
      </div>
      <Card tone="soft">
        <CardTitle>{adults.title}</CardTitle>
        <p className="mt-2">{adults.text}</p>
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
          {adults.people.map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
        <p className="mt-3 font-semibold">{adults.home}</p>
        <p className="mt-3">{adults.say}</p>
        <blockquote className="mt-1 border-primary border-s-4 ps-4">{adults.words}</blockquote>
      </Card>
      <WaysToPeople audience="child" language={language} region={region} />
      <Card tone="flat">
        <CardTitle>{help.title}</CardTitle>
        <div className="mt-3 flex flex-wrap gap-3">
          <AnchorButton href={`tel:${dialable(emergency)}`} variant="secondary">
            {help.danger(emergency)}
          </AnchorButton>
          {line ? (
            <AnchorButton href={`tel:${dialable(line)}`} variant="secondary">
              {inUnitedStates ? help.hurt(line) : help.hurtAbroad(line)}
            </AnchorButton>
          ) : null}
        </div>
      </Card>
      <Card tone="flat">
        <CardTitle>{copy.calm.title}</CardTitle>
        <SupportTools ground={copy.calm.ground} breathe={copy.calm.breathe} />
      </Card>
      <Card tone="flat">
        <CardTitle>{feelings.title}</CardTitle>
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
          {feelings.list.map((feeling) => (
            <li key={feeling}>{feeling}</li>
          ))}
        </ul>
        <p className="mt-3">{feelings.text}</p>
      </Card>
    </div>
  );
}
