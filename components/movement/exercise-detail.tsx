"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { useAudience } from "@/components/layout/use-audience";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CATEGORY_NAMES } from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { Exercise } from "@/lib/features/movement/types";
import { Figure } from "./later";
import { areaName, equipmentName } from "./words";

interface ExerciseDetailProps {
  copy: PhysicalCopy;
  exercise: Exercise;
  onClose: () => void;
}

/** One exercise in full, with its animated figure. */
export function ExerciseDetail({ copy, exercise, onClose }: ExerciseDetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const audience = useAudience();
  const { detail } = copy;
  const { slug, name, dose, perSide, equipment } = exercise;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      id="exercise-detail"
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {detail.close}
          </Button>
          <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
        </>
      }
    >
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone="soft">{CATEGORY_NAMES[exercise.category]}</Badge>
        <Badge tone="sunk">{copy.difficulties[exercise.difficulty]}</Badge>
        <Badge tone="sunk">{areaName(copy, exercise.targetArea)}</Badge>
        <Badge tone="sunk">{copy.minutes(exercise.duration)}</Badge>
      </p>
      {slug ? (
        <div className="mt-4 grid h-56 place-items-center rounded-card bg-sunk">
          <Figure slug={slug} title={name} className="size-full" />
        </div>
      ) : null}
      <div className="mt-5 grid gap-5">
        <Part title={detail.how}>
          <Steps text={exercise.instructions} />
        </Part>
        {dose ? <Part title={detail.amount}>{copy.amount(dose, perSide)}</Part> : null}
        {exercise.precautions ? <Part title={detail.careful}>{exercise.precautions}</Part> : null}
        {exercise.modifications ? (
          <Part title={detail.easier}>{exercise.modifications}</Part>
        ) : null}
        {exercise.benefits.length > 0 ? (
          <Part title={detail.good}>
            <ul className="list-disc ps-5">
              {exercise.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Part title={detail.needs}>
          {equipment.length === 0
            ? detail.nothing
            : equipment.map((thing) => equipmentName(copy, thing)).join(", ")}
        </Part>
        <p className="font-semibold">{detail.source}</p>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      <div className="text-ink-soft">{children}</div>
    </section>
  );
}

/** Instructions have one step per line. */
export function Steps({ text }: { text: string }) {
  const steps = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <ol className="grid list-decimal gap-1.5 ps-5 marker:font-semibold marker:text-primary">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
