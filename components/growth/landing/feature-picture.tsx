import { Check, Lock, MessageCircle, MessageSquareText, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import { Drawing } from "@/components/ui/art/drawing";
import { type MOOD_FACES, MoodFace } from "@/components/ui/art/mood-face";
import { Sage } from "@/components/ui/art/sage";
import { cn } from "@/components/ui/cn";
import { LANDING } from "@/lib/features/growth/landing/copy";

export type FeaturePictureName = (typeof LANDING.features.cards)[number]["picture"];

const { pictures } = LANDING.features;
const SLIP =
  "rounded-full border border-line bg-card px-3.5 py-1.5 font-semibold text-ink text-sm shadow-rest";

/** Small scenes made of the product's own parts; decorative, so hidden from screen readers. */
const PICTURES: Record<FeaturePictureName, { tint: string; scene: ReactNode }> = {
  languages: { tint: "bg-accent-soft", scene: <Greetings /> },
  approaches: { tint: "bg-primary-soft", scene: <Approaches /> },
  crisis: { tint: "bg-signal-soft", scene: <Lines /> },
  mood: { tint: "bg-sunk", scene: <Week /> },
  parents: { tint: "bg-accent-soft", scene: <Consent /> },
  providers: { tint: "bg-primary-soft", scene: <CareTeam /> },
};

/** Hidden on phones, where six of them would add two screens of scrolling. */
export function FeaturePicture({ name }: { name: FeaturePictureName }) {
  const { tint, scene } = PICTURES[name];
  return (
    <div
      aria-hidden
      className={cn("grid h-40 place-items-center overflow-hidden px-5 max-sm:hidden", tint)}
    >
      {scene}
    </div>
  );
}

function Greetings() {
  return (
    <div className="flex max-w-72 flex-wrap justify-center gap-2">
      {pictures.greetings.map((word, at) => (
        <span key={word} className={cn(SLIP, at % 2 ? "rounded-ee-sm" : "rounded-es-sm")}>
          {word}
        </span>
      ))}
    </div>
  );
}

const TILTS = ["-rotate-3", "rotate-2", "-rotate-1", "rotate-3"];

function Approaches() {
  return (
    <div className="flex items-center gap-3">
      <Sage expression="thinking" className="size-16 shrink-0" />
      <div className="flex max-w-52 flex-wrap gap-2">
        {pictures.approaches.map((name, at) => (
          <span key={name} className={cn(SLIP, TILTS[at])}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

const LINE_ICONS = [Phone, MessageSquareText, MessageCircle];

function Lines() {
  return (
    <div className="grid w-52 gap-1.5">
      {pictures.crisis.map((label, at) => {
        const Icon = LINE_ICONS[at] ?? Phone;
        return (
          <span
            key={label}
            className={cn(
              "flex items-center gap-2.5 rounded-control px-3 py-1.5 font-semibold text-sm",
              at === 0 ? "bg-signal text-on-signal" : "border border-line bg-card text-ink",
            )}
          >
            <Icon className="size-4" />
            {label}
          </span>
        );
      })}
    </div>
  );
}

/** Six days, from low to high, as a share of the column's height. */
const HEIGHTS = ["h-8", "h-11", "h-7", "h-14", "h-16", "h-20"];
const DAYS = [
  "sad",
  "neutral",
  "anxious",
  "confused",
  "neutral",
  "happy",
] as const satisfies readonly (typeof MOOD_FACES)[number][];
const BARS = {
  happy: "bg-mood-happy",
  sad: "bg-mood-sad",
  anxious: "bg-mood-anxious",
  angry: "bg-mood-angry",
  neutral: "bg-mood-neutral",
  confused: "bg-mood-confused",
} as const;

function Week() {
  return (
    <div className="flex items-end gap-3">
      {HEIGHTS.map((height, at) => {
        const mood = DAYS[at] ?? "neutral";
        return (
          <span key={height} className="grid justify-items-center gap-1.5">
            <MoodFace mood={mood} className="size-9" />
            <span className={cn("w-6 rounded-full", height, BARS[mood])} />
          </span>
        );
      })}
    </div>
  );
}

function Consent() {
  return (
    <div className="flex items-end gap-2 self-end">
      <Buddy expression="listening" className="w-28" />
      <span className={cn(SLIP, "mb-16 flex items-center gap-2 rounded-es-sm")}>
        <Check className="size-4 text-primary" />
        {pictures.consent}
      </span>
    </div>
  );
}

function CareTeam() {
  return (
    <div className="flex items-center gap-2">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-card shadow-rest">
        <Sage className="size-11" />
      </span>
      <span className="h-px w-4 border-primary border-t-2 border-dashed" />
      <span className={cn(SLIP, "flex items-center gap-2 whitespace-nowrap px-3")}>
        <Lock className="size-4 text-primary" />
        {pictures.share}
      </span>
      <span className="h-px w-4 border-primary border-t-2 border-dashed" />
      <span className="grid size-16 place-items-center rounded-full border border-line bg-card text-primary shadow-rest">
        <Drawing viewBox="0 0 32 32" stroke="currentColor" strokeWidth="2.4" className="size-9">
          <circle cx="16" cy="10" r="5" />
          <path d="M6 27c.6-6.200 4.600-9.500 10-9.500s9.400 3.300 10 9.500M16 21v5M13.500 23.500h5" />
        </Drawing>
      </span>
    </div>
  );
}
