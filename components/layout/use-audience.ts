"use client";

import { useSyncExternalStore } from "react";
import type { Audience } from "@/lib/shared/audience";

const never = () => () => undefined;
const fromDocument = (): Audience =>
  document.documentElement.dataset.audience === "child" ? "child" : "adult";

/** For client components that can't be passed the audience, such as error boundaries. */
export const useAudience = (): Audience =>
  useSyncExternalStore<Audience>(never, fromDocument, () => "adult");
