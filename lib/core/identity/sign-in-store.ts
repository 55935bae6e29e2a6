import type { Db } from "@/lib/ports/db";
import type { KeyProvider } from "@/lib/ports/keys";
import { hashToken } from "@/lib/shared/ids";
import { createDataKey } from "./data-key-repository";
import { createSessionRow, deleteSession } from "./session-repository";
import {
  findPersonByEmail,
  findPersonByIdentity,
  type Identity,
  insertPerson,
  linkIdentity,
  type NewPerson,
  type SignInPerson,
} from "./sign-in-repository";

/** The database access that the sign-in library needs. */
export interface SignInStore {
  readonly personByEmail: (email: string) => Promise<SignInPerson | null>;
  readonly personByIdentity: (identity: Identity) => Promise<SignInPerson | null>;
  /**
   * Creates a person at first sign-in: tier free, status active, language en, no age (AUTH-06), and
   * their own data key.
   */
  readonly createPerson: (person: NewPerson) => Promise<SignInPerson>;
  readonly link: (userId: string, identity: Identity) => Promise<void>;
  /** Stores only a hash of the token. `provenAt` comes from the identity provider, if it says. */
  readonly openSession: (token: string, userId: string, provenAt?: Date | null) => Promise<void>;
  readonly closeSession: (token: string) => Promise<void>;
}

type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

export function createSignInStore(db: Db, keys: KeyProvider, transact: Transact): SignInStore {
  return {
    personByEmail: (email) => findPersonByEmail(db, email),
    personByIdentity: (identity) => findPersonByIdentity(db, identity),
    createPerson: (person) =>
      transact(async (tx) => {
        const created = await insertPerson(tx, person);
        await createDataKey(tx, keys, { ownerKind: "person", ownerId: created.id });
        return created;
      }),
    link: async (userId, identity) => {
      const linked = await transact((tx) => linkIdentity(tx, userId, identity));
      if (!linked) throw new Error("the address belongs to another identity");
    },
    openSession: (token, userId, provenAt = null) =>
      createSessionRow(db, { sid: hashToken(token), userId, now: new Date(), provenAt }),
    closeSession: (token) => deleteSession(db, hashToken(token)),
  };
}
