import type { Audience } from "@/lib/shared/audience";
import type { Deed, Doer } from "./constants";

const adult = {
  lead: "Each time somebody else looks at your data, or changes something about you, it is written down. So is what you take out or delete yourself.",
  /** Said to everybody alike, so that it tells nothing about anybody (decision 0044). */
  leftOut:
    "A line that could put somebody in danger, if it were read at home, is not shown here. To be told of all of them, write to",
  lists:
    "Staff also see lists with names and e-mail addresses. A look at a long list is written down as one line for all, a search for somebody as a line of their own.",
  list: "Record of access",
  none: { title: "Nobody so far", text: "No other person has opened your data." },
  doers: {
    you: "You",
    care: "A clinician",
    admin: "An administrator",
    guardian: "Your parent or guardian",
    service: "The service itself",
    stranger: "Somebody whose address was given by mistake",
    somebody: "Somebody you let in",
  } satisfies Record<Doer, string> as Record<Doer, string>,
  deeds: {
    incident_read: "read a safety note about you",
    talk_opened: "opened a conversation for one hour, because of a crisis",
    talk_read: "read that conversation",
    incident_handled: "worked on a safety note about you",
    log_searched: "looked up what was done with your data",
    looked_up: "searched for you among the accounts",
    role_changed: "changed what you may do here at work",
    account_off: "switched your account off",
    account_on: "switched your account on",
    consent: "answered the question about your account",
    wrong_address: "said that they do not know you; their address is erased",
    exported: "downloaded all of your data",
    shared: "used or changed a link to your progress",
    family_looked: "looked at what a parent can see of you",
    erase_later: "asked to delete the account",
    kept: "kept the account",
    talk_deleted: "deleted a conversation",
    all_forgotten: "made the guide forget everything",
    rule_set: "changed how long things are kept",
    rule_applied: "deleted what was older than your rule",
    signed_out: "ended sign-ins on other devices",
    other: "did something with your account",
  } satisfies Record<Deed, string> as Record<Deed, string>,
  more: "Show older",
  failed: "The record could not be read just now.",
  retry: "Retry",
  loading: "Reading the record",
};

export type AccessCopy = typeof adult;

const child: AccessCopy = {
  lead: "When someone else looks at your things, it is written down here. What you delete is written down too.",
  leftOut: "Some lines are not shown here, to keep people safe. If you want to know them all, write to",
  lists: "People who work here also see lists with names. Those lists are not shown here.",
  list: "Who looked",
  none: { title: "Nobody so far", text: "Nobody else has looked at your things." },
  doers: {
    you: "You",
    care: "A helper who looks after kids",
    admin: "A person who runs the app",
    guardian: "Your parent",
    service: "The app",
    stranger: "Someone else",
    somebody: "Someone you let in",
  },
  deeds: {
    incident_read: "read a safety note about you",
    talk_opened: "opened one chat to keep you safe",
    talk_read: "read that chat",
    incident_handled: "worked on a safety note about you",
    log_searched: "looked up who saw your things",
    looked_up: "looked for your name",
    role_changed: "changed what you may do here",
    account_off: "turned your account off",
    account_on: "turned your account on",
    consent: "said yes or no to the app",
    wrong_address: "got a mail by mistake; we do not keep their address",
    exported: "got a copy of it all",
    shared: "used a link to your things",
    family_looked: "looked at what a parent can see",
    erase_later: "asked to delete the account",
    kept: "kept the account",
    talk_deleted: "deleted a chat",
    all_forgotten: "made Buddy forget it all",
    rule_set: "said how long to keep things",
    rule_applied: "deleted old things, as you said",
    signed_out: "signed you out somewhere else",
    other: "did something with your account",
  },
  more: "Show older",
  failed: "We could not get this right now.",
  retry: "Try again",
  loading: "Just a moment",
};

export const ACCESS_COPY: Record<Audience, AccessCopy> = { adult, child };
