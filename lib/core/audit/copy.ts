/** Only adults see staff pages, so there's a single wording. */
export const AUDIT_COPY = {
  title: "Audit Trail",
  text: "Who did what, to whom and when. Nothing here can be changed or deleted, and every look at it is logged too.",
  fields: {
    actor: "Who did it",
    subject: "Whom it's about",
    action: "Action starts with",
    from: "From",
    to: "Until",
    hint: "E-mail address or id",
    actionHint: "For example: role, incident, pin",
  },
  look: "Search",
  clear: "Clear",
  list: "Audit rows",
  reading: "Loading the audit trail",
  found: (count: number, more: boolean) =>
    `${count}${more ? " or more" : ""} ${count === 1 && !more ? "row" : "rows"}`,
  none: { title: "No rows found", text: "Remove a word, or choose a longer time." },
  more: "Show older",
  columns: { when: "When", who: "Who", act: "Action", whom: "About", more: "Details" },
  refused: "refused",
  nobody: "No one",
  request: (id: string) => `Request ${id}`,
  chain: {
    title: "Is it complete?",
    text: "Each row is linked to the one before it. A check recalculates every link and finds rows that anyone changed, removed or added later.",
    check: "Verify chain",
    checking: "Verifying",
    intact: (checked: number) => `The chain is intact: ${checked} rows checked.`,
    broken: (seq: string) =>
      `Row ${seq} doesn't fit. It was changed, the one before it was removed, or it was added later.`,
    brokenNext:
      "Note the time, and tell the privacy officer and whoever runs the database. The rows before it are intact.",
    waiting: (count: number) =>
      count === 1
        ? "1 newer row is waiting for its link."
        : `${count} newer rows are waiting for their links.`,
    head: (seq: string) =>
      `Last link, row ${seq}. Save it somewhere else, and you can prove later that nothing before it is missing:`,
  },
} as const;
