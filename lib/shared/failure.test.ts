import { notFound } from "./failure";

it("says in a sentence what was not found", () => {
  expect(notFound("This conversation")).toMatchObject({
    code: "not_found",
    message: "This conversation was not found.",
  });
});
