/** Only adults see staff pages, so there's a single wording. */
export const AUDIT_COPY = {
  title: "Audit Trail",
  text: "Who did what, about whom and when. Nothing here can be changed or deleted; reading it is written down as well.",
  fields: {
    actor: "Who did it",
    subject: "About whom",
    action: "Act begins with",
    from: "From",
    to: "Until",
    hint: "E-mail address or id",
    actionHint: "For example: role, incident, pin",
  },
  look: "Search",
  clear: "Clear",
  list: "Audit rows",
  reading: "Reading the audit trail",
  found: (count: number, more: boolean) =>
    `${count}${more ? " or more" : ""} ${count === 1 && !more ? "row" : "rows"}`,
  none: { title: "No such row", text: "Take a word away, or widen the time." },
  more: "Show older",
  columns: { when: "When", who: "Who", act: "Act", whom: "About", more: "Details" },
  refused: "refused",
  nobody: "Nobody",
  request: (id: string) => `Request ${id}`,
  chain: {
    title: "Is it complete?",
    text: "Each row is linked to the one before it. A check reckons all links anew and finds rows that were changed, taken out or put in later, by whomever.",
    check: "Verify chain",
    checking: "Verifying",
    intact: (checked: number) => `The chain holds: ${checked} rows checked.`,
    broken: (seq: string) =>
      `Row ${seq} does not fit. It was changed, or the one before it was taken out, or it was put in later.`,
    brokenNext:
      "Note the time and tell whoever runs the database and the privacy officer. The rows before it hold.",
    waiting: (count: number) =>
      count === 1 ? "1 newer row waits for its link." : `${count} newer rows wait for their links.`,
    head: (seq: string) =>
      `Last link, row ${seq}. Kept elsewhere, it proves later that nothing before it is missing:`,
  },
} as const;
