import { PaymentRefusal } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { signIn } from "@/tests/factories/people";
import { withOperation } from "./with-operation";

const refuse = (kind: PaymentRefusal["kind"]) => () => Promise.reject(new PaymentRefusal(kind));

it("a key is used again until its answer is known, and never after it", async () => {
  const { ctx, user } = await signIn();
  const operation = { userId: user.id, kind: "cancel", target: "sub_1" } as const;
  const keys: string[] = [];
  const noting =
    <T>(call: () => Promise<T>) =>
    (key: string) => {
      keys.push(key);
      return call();
    };
  await expect(withOperation(ctx, operation, noting(refuse("away")))).rejects.toThrow();
  await expect(withOperation(ctx, operation, noting(refuse("busy")))).rejects.toThrow();
  await expect(
    withOperation(
      ctx,
      operation,
      noting(() => Promise.reject(new Error("a fault of ours"))),
    ),
  ).rejects.toThrow();
  await withOperation(
    ctx,
    operation,
    noting(async () => "done"),
  );
  await withOperation(
    ctx,
    operation,
    noting(async () => "done"),
  );
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

it("a refusal that would only be repeated gives the key up, also when it was put into words", async () => {
  const { ctx, user } = await signIn();
  const keys = new Set<string>();
  const cause = new PaymentRefusal("card");
  for (const error of [cause, new Failure("conflict", "Declined.", { cause })]) {
    const call = (key: string) => Promise.reject(keys.add(key) && error);
    await expect(withOperation(ctx, { userId: user.id, kind: "change", target: "sub_2" }, call)).rejects.toBe(error);
  }
  expect(keys.size).toBe(2);
});

it("all who call at the same time ask under one key; what was done before is not done again", async () => {
  const { ctx, user } = await signIn();
  const operation = { userId: user.id, kind: "customer", target: user.id } as const;
  const keys = new Set<string>();
  let stored: string | null = null;
  const around = {
    already: async () => stored,
    store: async (_: unknown, value: string) => {
      stored = value;
    },
  };
  const once = () => withOperation(ctx, operation, async (key) => keys.add(key) && `made under ${key}`, around);
  const answers = await Promise.all(Array.from({ length: 20 }, once));
  expect(keys.size).toBe(1);
  expect(new Set(answers).size).toBe(1);
});
