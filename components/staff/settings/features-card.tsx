"use client";

import { useState } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { FEATURES, type Feature } from "@/lib/core/settings/constants";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingsView } from "@/lib/core/settings/types";
import { useSaveSetting } from "./use-save-setting";

/** A checkbox for each feature that can be closed. It takes effect at once; the toast undoes it. */
export function FeaturesCard({ settings }: { settings: SettingsView }) {
  const copy = SETTINGS_COPY.features;
  const { save, pending } = useSaveSetting();
  // Shows the click optimistically; a refusal brings back the stored value.
  const [wished, setWished] = useState(settings.features);
  const features = pending ? wished : settings.features;

  function turn(feature: Feature, on: boolean) {
    if (pending) return;
    const next = { ...features, [feature]: on };
    setWished(next);
    save({ features: next });
  }
  return (
    <Card aria-labelledby="features">
      <CardTitle id="features">{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      <fieldset
        data-kept
        aria-busy={pending}
        aria-labelledby="features"
        className="mt-5 grid gap-4"
      >
        {FEATURES.map((feature) => (
          <Checkbox
            key={feature}
            label={copy.names[feature].label}
            hint={copy.names[feature].hint}
            checked={features[feature]}
            onChange={({ target }) => turn(feature, target.checked)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
