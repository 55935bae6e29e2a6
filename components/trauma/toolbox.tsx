"use client";

import {
  Archive,
  ClipboardList,
  Eye,
  Footprints,
  Hand,
  Leaf,
  type LucideIcon,
  Trees,
  Wind,
} from "lucide-react";
import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { openTool, type Tool } from "@/lib/client/tools";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { TOOLS_ID } from "./places";
import { StepTool } from "./step-tool";
import { Thermometer } from "./thermometer";

const READY: readonly {
  tool: Tool;
  icon: LucideIcon;
  words: "grounding" | "breathing" | "plan";
}[] = [
  { tool: "grounding", icon: Leaf, words: "grounding" },
  { tool: "breathing", icon: Wind, words: "breathing" },
  { tool: "safety-plan", icon: ClipboardList, words: "plan" },
];

/** By the tool's id, so that each is recognized at a glance. */
const STEP_ICONS: Readonly<Record<string, LucideIcon>> = {
  orienting: Eye,
  body: Footprints,
  "calm-place": Trees,
  container: Archive,
  tapping: Hand,
};

/** Tools for a hard moment, one tap each; nothing is sent anywhere. */
export function Toolbox() {
  const copy = TRAUMA_COPY.adult.tools;
  const [openId, setOpenId] = useState<string | null>(null);
  const open = copy.steps.find(({ id }) => id === openId);
  return (
    <Card id={TOOLS_ID} aria-labelledby="trauma-tools">
      <CardTitle id="trauma-tools">{copy.title}</CardTitle>
      <p className="mt-2 text-ink-soft">{copy.lead}</p>
      <Thermometer />
      <ul className="mt-5 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {READY.map(({ tool, icon, words }) => (
          <Tile key={tool} icon={icon} {...copy[words]} onClick={() => openTool(tool)} />
        ))}
        {copy.steps.map(({ id, title, hint }) => (
          <Tile
            key={id}
            icon={STEP_ICONS[id] ?? Eye}
            title={title}
            hint={hint}
            pressed={id === openId}
            onClick={() => setOpenId(id)}
          />
        ))}
      </ul>
      {open ? <StepTool key={open.id} tool={open} onClose={() => setOpenId(null)} /> : null}
    </Card>
  );
}

interface TileProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  pressed?: boolean;
  onClick: () => void;
}

function Tile({ icon: Icon, title, hint, pressed, onClick }: TileProps) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={pressed}
        onClick={onClick}
        className="flex h-full w-full items-center gap-3 rounded-control border border-line-strong bg-card p-3.5 text-start transition-colors hover:border-primary hover:bg-primary-soft aria-expanded:border-primary"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-primary" />
        <span>
          <span className="block font-bold leading-snug">{title}</span>
          <span className="block text-ink-soft text-sm">{hint}</span>
        </span>
      </button>
    </li>
  );
}
