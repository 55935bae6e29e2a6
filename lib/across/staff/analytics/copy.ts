import type { IncidentSeverity, Measure } from "./constants";
import type { Analytics } from "./types";

/** Text of the staff analytics page. Staff are adults, so there's only one version. */
export const ANALYTICS_COPY = {
  title: "Analytics",
  text: "Numbers for full days, in UTC. No one is named, and no number covers fewer than five people.",
  loading: "Counting",
  failed: { title: "The numbers didn't load", text: "Check your network and try again." },
  span: "Days",
  spanOf: (days: number) => `Last ${days} days`,
  period: (from: string, to: string) => `${from} to ${to}`,
  model: ({ isSetUp, share }: Analytics["model"]) => {
    if (!isSetUp) return "No AI model is set up. The built-in guide answers every message.";
    if (share === null) return "No one has written to the guide in the last hour.";
    return `In the last hour, the AI model answered ${Math.round(share * 100)}% of messages. The built-in guide stepped in for the rest.`;
  },
  unnamedProxy:
    "This page reached you through a proxy that Willow wasn't told about, so all visitors count as one address. Ask whoever runs the service to set TRUST_PROXY.",
  few: "Fewer than 5",
  total: (sum: number) => `${sum} on the days shown`,
  noTotal: "No day had five or more people",
  noPosts: "No posts on these days",
  measures: {
    signUps: { title: "Sign-ups", hint: "New accounts." },
    activePeople: {
      title: "Active people",
      hint: "People who wrote, checked in or finished something.",
    },
    conversations: {
      title: "Conversations started",
      hint: "With at least one message from the person.",
    },
    checkIns: { title: "Mood check-ins", hint: "All check-ins recorded." },
    plans: { title: "Plans started", hint: "Paid plans and trials." },
    incidents: { title: "Crisis incidents", hint: "All that were detected, at any severity." },
  } satisfies Record<Measure, { title: string; hint: string }>,
  posts: {
    title: "Posts published",
    hint: "By the company. They aren't about anyone, so every day is shown.",
  },
  severities: {
    low: "Low",
    moderate: "Moderate",
    high: "High",
    imminent: "Imminent",
  } satisfies Record<IncidentSeverity, string>,
  severity: (name: string) => `Incidents, ${name.toLowerCase()}`,
  busiest: (day: string, count: number) => `Most: ${count} on ${day}`,
  chart: (measure: string, summary: string) => `${measure} by day. ${summary}`,
  day: "Day",
  table: { show: "Show all as a table", caption: "All numbers by day" },
  kept: "Gray: hidden because there were fewer than five people, or because others could be identified.",
  save: "Save as CSV",
} as const;
