import type { IncidentSeverity, Measure } from "./constants";
import type { Analytics } from "./types";

/** Text of the staff analytics page. Staff are adults, so there's only one version. */
export const ANALYTICS_COPY = {
  title: "Analytics",
  text: "Numbers of whole days, in UTC. Nobody is named, and no number stands for fewer than five people.",
  loading: "Counting",
  failed: { title: "The numbers did not come", text: "Check your network and try again." },
  span: "Days",
  spanOf: (days: number) => `Last ${days} days`,
  period: (from: string, to: string) => `${from} to ${to}`,
  model: ({ isSetUp, share }: Analytics["model"]) => {
    if (!isSetUp) return "No AI model is set up. The built-in guide answers every message.";
    if (share === null) return "Nobody has written to the guide in the last hour.";
    return `In the last hour the AI model answered ${Math.round(share * 100)}% of messages. The built-in guide stepped in for the rest.`;
  },
  unnamedProxy:
    "This page reached you through a proxy that Willow wasn't told about, so all visitors count as one address. Ask whoever runs the service to set TRUST_PROXY.",
  few: "Fewer than 5",
  total: (sum: number) => `${sum} on the days shown`,
  noTotal: "No day had five people or more",
  noPosts: "No day with a post",
  measures: {
    signUps: { title: "Sign-ups", hint: "New accounts." },
    activePeople: {
      title: "Active people",
      hint: "People who wrote, checked in or finished something.",
    },
    conversations: {
      title: "Conversations begun",
      hint: "With at least one message of the person.",
    },
    checkIns: { title: "Mood check-ins", hint: "All that were noted." },
    plans: { title: "Plans begun", hint: "Paid plans and trials." },
    incidents: { title: "Crisis incidents", hint: "All that were found, of any severity." },
  } satisfies Record<Measure, { title: string; hint: string }>,
  posts: {
    title: "Posts published",
    hint: "By the company. They are about nobody, so each day shows.",
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
  kept: "A grey foot marks a day that is not shown: fewer than five people, or a part by which others could be told.",
  save: "Save as a file (CSV)",
} as const;
