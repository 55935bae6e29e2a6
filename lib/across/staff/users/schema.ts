import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { MAX_LISTED, MAX_SEARCH, USER_FILTERS } from "./constants";

/** `cursor` is the id of the last person the caller already has. */
export const listUsersInput = z.object({
  search: z.string().trim().pipe(writtenText(MAX_SEARCH, "This search is too long")).default(""),
  show: z.enum(USER_FILTERS).default("all"),
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z.uuid().optional(),
});
export type ListUsersInput = z.output<typeof listUsersInput>;

/** Drops any other field. Only a person's roles and active state can be changed here. */
export const updateUserInput = z
  .object({
    id: z.uuid("User ID must be a valid UUID"),
    isAdmin: z.boolean().optional(),
    isClinician: z.boolean().optional(),
    active: z.boolean().optional(),
  })
  .refine(
    ({ isAdmin, isClinician, active }) =>
      [isAdmin, isClinician, active].some((value) => value !== undefined),
    {
      message: "Say what to change: isAdmin, isClinician or active",
    },
  );
export type UpdateUserInput = z.output<typeof updateUserInput>;
