"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import type { StaffTherapyType } from "@/lib/features/conversation/therapy-types/types";
import { PromptPreviewBox } from "./prompt-preview";
import { TypeFields } from "./type-fields";
import { useTypeForm } from "./use-type-form";
import { VersionList } from "./version-list";

/** One approach: its fields, the prompt preview, and its versions. */
export function TypeEditor({ type }: { type: StaffTherapyType }) {
  const form = useTypeForm(type);
  const title = useRef<HTMLHeadingElement>(null);
  // Keyboard users, and phones, where the editor is below the list, are taken to the chosen type.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
            {type.name}
          </CardTitle>
          <span className="flex gap-2">
            {form.isEdited ? <Badge tone="accent">{TYPES_COPY.unsaved}</Badge> : null}
            <Badge tone="sunk">{TYPES_COPY.version(type.version)}</Badge>
          </span>
        </div>
        <form
          noValidate
          className="mt-5 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <TypeFields form={form} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={form.pending} disabled={!form.isEdited}>
              {TYPES_COPY.save}
            </Button>
            {form.isEdited ? (
              <Button variant="quiet" onClick={form.discard} disabled={form.pending}>
                {TYPES_COPY.discard}
              </Button>
            ) : null}
          </div>
        </form>
      </Card>
      <PromptPreviewBox
        id={type.id}
        name={form.shown.name}
        systemPrompt={form.shown.systemPrompt}
      />
      <VersionList type={type} />
    </div>
  );
}
