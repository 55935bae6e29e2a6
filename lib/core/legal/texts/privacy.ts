import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import { PRIVACY_CONTACT } from "../constants";
import type { LegalText } from "../types";

/** `collected` is the list that the landing page shows (LAND-12, LEGL-11). */
export const privacyText = (
  collected: readonly string[],
  contact: string = PRIVACY_CONTACT,
): LegalText => ({
  title: "Privacy Policy",
  lead: "What is kept, why, who can see it, and how you take it back.",
  sections: [
    {
      id: "collected",
      title: "What is kept",
      paragraphs: ["These kinds of data are kept about you:"],
      list: collected,
      after: [
        "Your name and e-mail come from the service you sign in with. For a user under 18 we also keep the e-mail of a parent. You choose what you tell about your culture. Therapy preferences are your goals, approaches and language, and your faith if you name it.",
        "Transcripts are what you and the guide write, what the guide notes from it, and your safety plan. If a text shows a crisis, a note about that is kept with them, with the words around it (300 characters at most).",
      ],
    },
    {
      id: "voice",
      title: "Voice",
      paragraphs: [
        "Voice is processed in real time and not stored by us. No sound of your voice reaches our servers. We get the words only, and they are kept like words you type.",
        "It is your browser that turns speech into text. Some browsers do this on your device. Others send the sound to the company that makes the browser, and that company's own rules apply. We ask for the way on your device where the browser has one. Under 13, voice works on the device only.",
        "A reply is read to you by a voice on your device where there is one. Some browsers have only voices that speak at the company that makes the browser. That company then gets the words of the reply. Under 13, only voices on the device are used.",
        "The microphone stays off until you tap. If you chose to talk rather than type, a new talk may turn it on by itself, once you have tapped anything on that visit. You see when it listens, and one tap stops it.",
      ],
    },
    {
      id: "why",
      title: "What it is used for",
      paragraphs: [
        "We use it to answer you, to show how you are doing, and to notice a crisis. Culture, faith and goals shape the talk. You may leave them out.",
        "Nothing is sold, and nothing is used for ads. There are no trackers. No page calls another company, except the card payment provider while you pay. It gets your e-mail address, your card and the name of your plan, and not a word of what you write here.",
      ],
    },
    {
      id: "who",
      title: "Who can see it",
      paragraphs: ["You can. Beyond that:"],
      list: [
        "Adults can show a part to somebody they choose, under Sharing. A friend or relative signs in to see it. A care provider opens it by a link that ends. You see when it was opened, and you can end it at any time.",
        "The AI model gets the talk so that it can answer. It may run at another company that the operator of this service has chosen.",
        "Staff open a person's record only for safety or support. Each time is written to a log.",
        `When what you write shows a crisis, help opens. ${ALERT_SENTENCE.adult} A clinician who looks after it sees the note about it, the words around it and your safety plan. The talk itself opens for one hour only, with a reason, and the privacy officer is told each time.`,
        "A parent of a child under 13 can take back the yes, and can ask us to show or delete the child's data.",
        "A parent on record has a page of their own. It shows on which days a child or teen was here and for how long, moods they chose to show, and if we helped with a safety concern. It never shows what they wrote. They see the same page.",
        "That page ends when the young person turns 18, and the parent's e-mail is then deleted. We keep no date of birth. A parent tells us that the day has come, or it is reckoned from the age that was given.",
        "A note about abuse, or about someone at home, is never shown or mailed to a parent or guardian.",
        "A court or the law can force us to hand something over. We then give no more than we must.",
      ],
    },
    {
      id: "protection",
      title: "How it is protected",
      paragraphs: [
        "Talks, notes, your plan and your profile answers are encrypted in the database with a key of your own. When an account is deleted, that key is destroyed, and what it locked can no longer be read. Copies for emergencies end after 35 days.",
        "This is encryption on our servers. It is not end-to-end: the guide has to read a message to answer it.",
      ],
    },
    {
      id: "retention",
      title: "How long it is kept",
      paragraphs: [
        "We keep it as long as you have an account. You can delete a talk, a check-in, or something the guide noted, at any time. You can also have talks and check-ins deleted by themselves after 3, 12 or 24 months. Nothing goes in the first 7 days after you choose that. A sign-in ends after 30 days, or after 7 days without use. The address of a place in a family plan is kept for 30 days after the place has ended. Of an invitation that was turned down twice we keep a code, so that it is not sent again. What you shared stays on your list for 90 days after it has ended, and then goes with the address.",
      ],
    },
    {
      id: "device",
      title: "What is on your device",
      paragraphs: [
        "One cookie keeps you signed in. It is not used to track you. For hours without a network the device may hold the help page and a locked copy of your safety plan. A check-in that could not be sent waits there, locked too. So do your place in a routine and a session that could not be sent. A text you have not sent yet is kept, and so are your answers to the license and to small hints. While you choose a plan, this tab notes which. It also notes that you wanted to stop one while there was no network. Signing out removes the plan, the check-in, the place, the session and the text.",
      ],
    },
    {
      id: "children",
      title: "Children and teens",
      paragraphs: [
        "Under 13, nothing but the account, the age and the parent's e-mail is kept until the parent has said yes. If none comes in 30 days, the account and the e-mail are deleted. Whoever gets such a mail by mistake can have their address deleted at once. A parent can take the yes back. From 13 to 17, a parent is told by mail.",
      ],
    },
    {
      id: "rights",
      title: "Your rights: export and deletion",
      paragraphs: [
        "You can see, correct, export and delete your data. When you are signed in, one page has all of it: what is kept and why, who has looked at it, a file with all of your data, and the way to delete your account.",
        "An account is deleted in 7 days, so that you can change your mind, or at once if you choose. A plan ends first. Under 18 it can take up to 30 days longer. The key that opened your texts is destroyed, and a receipt comes by mail. Copies for emergencies are gone after 35 days. Payment records stay as long as the law says. If you had free days, a fingerprint of your address stays for 24 months, so that they are given once.",
        `You can also write to ${contact} from the address you sign in with. We send the export within 30 days. We delete the account and tell you when it is done. A parent can ask this for a child under 18. A parent of a child under 13 can also write to us from their address on record to see what we collected. We leave out what could put the child in danger.`,
      ],
      links: [
        { href: "/account", label: "Open your data: see, export, delete" },
        { href: `mailto:${contact}`, label: `Write to ${contact}` },
      ],
    },
    {
      id: "questions",
      title: "Questions and changes",
      paragraphs: [
        `Write to ${contact}. Privacy and licensing inquiries are answered within 48 hours.`,
        "If this policy changes, the date at the top changes too. We give 30 days notice of updates.",
      ],
    },
  ],
});
