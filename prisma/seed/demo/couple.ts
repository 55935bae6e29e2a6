import { createDataKey } from "@/lib/core/identity/data-key-repository";
import {
  invitationSeal,
  relationshipMessageSeal,
  relationshipSeal,
  relationshipSessionSeal,
} from "@/lib/features/couples/sealed";
import { fingerprint, hashToken, newToken } from "@/lib/shared/ids";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf, minutesAfter } from "./story";

const RELATIONSHIP = seedId("relationship", "maya", "noah");
const SESSION = seedId("relationship-session", "first");

type Speaker = "maya" | "noah" | "guide";

const TALK: readonly (readonly [Speaker, string])[] = [
  ["maya", "I want us to talk about evenings. I come home empty and then I'm unfair."],
  [
    "noah",
    "I see it. I go quiet because I don't want to add to it, and I think that makes it worse.",
  ],
  [
    "guide",
    "Maya, you come home empty; Noah, you go quiet so as not to add to it. Each of you is protecting the other in a way the other can't see. What would be one small sign that says 'I'm here' without starting a talk?",
  ],
  ["noah", "I could just put food on the table and sit down. No questions."],
  ["maya", "That would actually make me cry, in the good way."],
  [
    "guide",
    "Food, sitting down, no questions. Would you like to try it on two evenings this week and tell each other how it was?",
  ],
];

/**
 * Maya's accepted invitation, the resulting relationship, and one conversation of the couple with
 * the guide.
 */
export async function seedCouple(ctx: SeedCtx, maya: Account, noah: Account): Promise<void> {
  await seedInvitation(ctx, maya, noah);
  const key = await createDataKey(ctx.db, ctx.keys, {
    ownerKind: "relationship",
    ownerId: RELATIONSHIP,
  });
  const begun = dateOf(ctx.now, 19, "19:10");
  await ctx.db.relationship.createMany({
    data: [
      {
        id: RELATIONSHIP,
        relationshipType: "partnership",
        partner1Id: maya.id,
        partner2Id: noah.id,
        therapyStartDate: begun,
        createdAt: begun,
        updatedAt: begun,
        ...relationshipSeal.seal(key, RELATIONSHIP, {
          relationshipName: "Maya & Noah",
          goals: ["Calmer evenings", "Say worries early"],
          challenges: ["Long working days"],
          communicationStyle: "One talks, one waits",
        }),
      },
    ],
    skipDuplicates: true,
  });
  const talkBegan = dateOf(ctx.now, 16, "19:30");
  await ctx.db.relationshipSession.createMany({
    data: [
      {
        id: SESSION,
        relationshipId: RELATIONSHIP,
        participants: [maya.id, noah.id],
        createdAt: talkBegan,
        updatedAt: minutesAfter(talkBegan, TALK.length),
        ...relationshipSessionSeal.seal(key, SESSION, {
          sessionTitle: "Evenings",
          sessionFocus: "communication",
          therapyApproach: "gottman",
        }),
      },
    ],
    skipDuplicates: true,
  });
  await ctx.db.relationshipMessage.createMany({
    data: TALK.map(([speaker, content], line) => {
      const id = seedId("relationship-message", line);
      const sender = speaker === "guide" ? null : { maya, noah }[speaker];
      return {
        id,
        sessionId: SESSION,
        senderId: sender?.id ?? null,
        senderType: sender ? ("user" as const) : ("ai" as const),
        senderName: sender ? DEMO_PEOPLE[sender.name].firstName : "Sage",
        createdAt: minutesAfter(talkBegan, line),
        ...relationshipMessageSeal.seal(key, id, { content }),
      };
    }),
    skipDuplicates: true,
  });
}

async function seedInvitation(
  { db, fingerprintSecret, now }: SeedCtx,
  inviter: Account,
  invitee: Account,
): Promise<void> {
  const id = seedId("invitation", inviter.name, invitee.name);
  const inviteeEmail = DEMO_PEOPLE[invitee.name].email;
  await db.partnerInvitation.createMany({
    data: [
      {
        id,
        inviterId: inviter.id,
        inviteeId: invitee.id,
        inviteeEmailIndex: fingerprint(fingerprintSecret, inviteeEmail),
        relationshipType: "partnership",
        tokenHash: hashToken(newToken()),
        status: "accepted",
        createdAt: dateOf(now, 20, "17:40"),
        acceptedAt: dateOf(now, 19, "19:10"),
        expiresAt: dateOf(now, 13, "17:40"),
        ...invitationSeal.seal(inviter.key, id, {
          inviteeEmail,
          personalMessage: "Would you try this with me? I think better when we both write.",
        }),
      },
    ],
    skipDuplicates: true,
  });
}
