"use client";

import { useEffect, useState } from "react";
import { isTab, type Tab } from "@/lib/features/movement/constants";

/** The open tab, kept in the URL so that it can be linked to and survives a reload. */
export function useTab(first: Tab, offered: readonly Tab[]): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState(first);

  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (isTab(named) && offered.includes(named)) setTab(named);
  }, [offered]);

  function show(next: Tab) {
    setTab(next);
    window.history.replaceState(null, "", `?tab=${next}`);
  }
  return [tab, show];
}
