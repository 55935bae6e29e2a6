"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import { Textarea } from "@/components/ui/textarea";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { loadDetector } from "@/lib/core/incidents/client";
import {
  DEFAULT_SCORE,
  LOWEST_SCORE,
  MAX_NOTE,
  MAX_SCORE,
  MOODS,
  type Mood,
} from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { MoodGrid } from "./mood-grid";
import type { QuickSave } from "./use-quick-save";

const DRAFT = "mood-note";

interface DetailedMoodProps {
  audience: Audience;
  /**
   * Created by the parent, because it has to outlive the form: after a save, the quick view
   * replaces the form and shows the undo button, then the kind line.
   */
  keeping: QuickSave;
  onClose: () => void;
}

/**
 * A mood with its strength and a note (MOOD-03 … MOOD-06). The note survives a failed save and a
 * reload.
 */
export function DetailedMood({
  audience,
  keeping: { record, saving },
  onClose,
}: DetailedMoodProps) {
  const copy = MOOD_COPY[audience].detail;
  const whyId = useId();
  const [mood, setMood] = useState<Mood | null>(null);
  const [score, setScore] = useState<number>(DEFAULT_SCORE);
  const [notes, setNotes] = useState(() => readDraft(DRAFT));
  // The note is checked before it is sent; a second press in that moment would save it twice.
  const submitting = useRef(false);

  // Preloaded, so that it works without a network.
  useEffect(() => void loadDetector(), []);

  function write(text: string) {
    setNotes(text);
    writeDraft(DRAFT, text);
  }

  function close() {
    writeDraft(DRAFT, "");
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!mood || submitting.current) return;
    submitting.current = true;
    await saveOnce(mood).finally(() => {
      submitting.current = false;
    });
  }

  async function saveOnce(chosen: Mood) {
    // Sends an overlong note only if it shows a crisis: the server refuses the note and records the
    // crisis (contract 5).
    if (notes.length > MAX_NOTE && !(await loadDetector())(notes)) return;
    const written = notes.trim();
    const saved = await record(
      { mood: chosen, moodScore: score, notes: written || undefined },
      written,
    );
    if (saved) close();
  }

  return (
    <form method="post" onSubmit={submit} className="grid animate-fade gap-5" aria-busy={saving}>
      <MoodGrid
        audience={audience}
        moods={MOODS}
        chosen={mood}
        choosing
        onTap={setMood}
        className="sm:grid-cols-6"
      />
      {mood ? (
        <Slider
          className="animate-rise"
          label={copy.intensity}
          min={LOWEST_SCORE}
          max={MAX_SCORE}
          value={score}
          onValueChange={setScore}
          ends={copy.ends}
          valueText={copy.spoken}
        />
      ) : null}
      <Field
        label={copy.notes}
        hint={copy.notesHint}
        error={notes.length > MAX_NOTE ? copy.tooLong(MAX_NOTE) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            value={notes}
            onChange={(event) => write(event.currentTarget.value)}
            rows={3}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          disabled={!mood}
          pending={saving}
          aria-describedby={mood ? undefined : whyId}
        >
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={close} disabled={saving}>
          {copy.cancel}
        </Button>
        {mood ? null : (
          <p id={whyId} className="text-ink-soft text-sm">
            {copy.pickFirst}
          </p>
        )}
      </div>
    </form>
  );
}
