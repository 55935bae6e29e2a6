import type { Prisma, PrismaClient } from "@/prisma/client/client";

/**
 * What repositories read and write through: the pool, or the transaction that a verb runs in. Verbs only hand it on;
 * Prisma's own methods are called in `repository.ts` files alone (checked by the import rules).
 */
export type Db = PrismaClient | Prisma.TransactionClient;
