"use client";

import { type ReactNode, useState } from "react";
import { useAhead } from "@/components/layout/lazy-part";
import { Begins } from "@/components/layout/part";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { isTab, TAB_NAMES, TABS, type Tab as TabId } from "@/lib/features/movement/constants";
import { physicalCopyFor } from "@/lib/features/movement/copy";
import type { EarlierAnswers } from "@/lib/features/movement/types";
import type { Audience } from "@/lib/shared/audience";
import { ExerciseShelf } from "./exercise-shelf";
import { GenerateCard } from "./generate-card";
import { Assessments, Figure, RoutineList, SessionsTab } from "./later";
import { useGenerate } from "./use-generate";
import { useTab } from "./use-tab";

interface HubProps {
  audience: Audience;
  /** The tab named in the URL. */
  first: TabId;
  /** False without parental consent: nothing can be stored yet. */
  open: boolean;
  /** Last reported pain and conditions, which prefill the form. */
  told: Pick<EarlierAnswers, "pain" | "conditions">;
  /** Gets short, easy routines. */
  under13: boolean;
  /** Local emergency number. */
  emergency: string;
}

/** Assessments are for adults (PHYS-02). */
const OFFERED: Record<Audience, readonly TabId[]> = {
  adult: TABS,
  child: TABS.filter((tab) => tab !== "assessments"),
};

/** Prefetched once the page has settled. */
const AHEAD: Record<Audience, Parameters<typeof useAhead>[0]> = {
  adult: [Figure, RoutineList, SessionsTab, Assessments],
  child: [Figure, RoutineList, SessionsTab],
};

/** Exercises, routines, past sessions and assessments, below one button that makes a routine. */
export function PhysicalHub({ audience, first, open, told, under13, emergency }: HubProps) {
  const copy = physicalCopyFor(audience, under13);
  const offered = OFFERED[audience];
  useAhead(AHEAD[audience]);
  const [tab, show] = useTab(offered.includes(first) ? first : "exercises", offered);
  const [fresh, setFresh] = useState<string | null>(null);
  const generating = useGenerate(copy, told, ({ id }) => {
    setFresh(id);
    show("routines");
  });
  const panels: Record<TabId, () => ReactNode> = {
    exercises: () => <ExerciseShelf copy={copy} />,
    routines: () => <RoutineList copy={copy} fresh={fresh} />,
    sessions: () => <SessionsTab audience={audience} onToRoutines={() => show("routines")} />,
    assessments: () => <Assessments onUse={generating.takeOver} />,
  };
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header>
        <h1>{copy.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <QuietConcern audience={audience} of={["/api/pt"]} />
      <Begins>
        <GenerateCard {...{ copy, generating, open, under13, emergency }} />
      </Begins>
      <Tabs value={tab} onValueChange={(value) => isTab(value) && show(value)}>
        <TabList aria-label={copy.title} className="max-sm:flex max-sm:rounded-card">
          {offered.map((each) => (
            <Tab key={each} value={each} className="max-sm:flex-1 max-sm:px-3">
              {TAB_NAMES[each]}
            </Tab>
          ))}
        </TabList>
        {offered.map((each) => (
          <TabPanel key={each} value={each}>
            {panels[each]()}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
