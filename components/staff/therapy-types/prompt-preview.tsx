"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ApiError } from "@/lib/client/api";
import { usePreviewPrompt } from "@/lib/features/conversation/therapy-types/client";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import { AUDIENCES, type Audience } from "@/lib/shared/audience";

interface PromptPreviewBoxProps {
  id: string;
  name: string;
  /** The prompt as it is in the form, saved or not. */
  systemPrompt: string;
}

/** Previews what the model would be told with the prompt being edited. */
export function PromptPreviewBox({ id, name, systemPrompt }: PromptPreviewBoxProps) {
  const copy = TYPES_COPY.preview;
  const [audience, setAudience] = useState<Audience>("adult");
  const { mutate, data, error, isPending } = usePreviewPrompt();
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={copy.audience} className="min-w-56">
          {(control) => (
            <Select
              {...control}
              data-kept
              value={audience}
              onChange={({ target }) =>
                setAudience(AUDIENCES.find((one) => one === target.value) ?? "adult")
              }
            >
              {AUDIENCES.map((one) => (
                <option key={one} value={one}>
                  {copy.audiences[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => mutate({ id, name, systemPrompt, audience })}
        >
          {copy.show}
        </Button>
      </div>
      <div aria-live="polite">
        {error ? (
          <p className="mt-3 font-medium text-signal-ink text-sm">
            {error instanceof ApiError ? (error.detail.message ?? copy.notShown) : copy.notShown}
          </p>
        ) : null}
        {data?.guide === "guided" ? (
          <p className="mt-3 text-ink-soft text-sm">{copy.withoutModel}</p>
        ) : null}
      </div>
      {data && !error ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-3 max-h-112 overflow-auto whitespace-pre-wrap rounded-control bg-sunk p-4 font-sans text-sm"
        >
          {data.prompt}
        </pre>
      ) : null}
    </Card>
  );
}
