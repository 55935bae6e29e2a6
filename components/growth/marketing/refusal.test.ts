import { ApiError } from "@/lib/client/api";
import { currentToasts, dismissToast } from "@/lib/client/toast";
import { issuesOf, showFailureToast } from "./refusal";

const told = () => {
  const [shown] = currentToasts().filter(({ open }) => open);
  return shown && [shown.title, shown.description];
};
beforeEach(() => {
  jest.useFakeTimers();
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => jest.useRealTimers());

it.each([
  [new ApiError(409, '{"message":"Somebody changed this."}', "Conflict"), "Somebody changed this."],
  [new ApiError(503, '{"message":"The database is away."}', ""), "The database is away."],
  [new ApiError(500, '{"message":"inside"}', "Internal Server Error"), "Request failed: Internal Server Error"],
  [new TypeError("fetch failed"), "There's no connection right now. Nothing was changed."],
])("ERR-27 says why: %s", (error, description) => {
  showFailureToast("Not saved", error);
  expect(told()).toEqual(["Not saved", description]);
});

it("ERR-26 leaves the end of a session to what tells of it", () => {
  showFailureToast("Not saved", new ApiError(401, '{"message":"Admin session expired"}', ""));
  expect(told()).toBeUndefined();
});

it("tells every complaint of a field, each once", () => {
  const issues = [
    { path: "hashtags.0", message: "one" },
    { path: "hashtags.1", message: "two" },
    { path: "hashtags.2", message: "one" },
    { path: "title", message: "three" },
  ];
  expect(issuesOf(new ApiError(400, JSON.stringify({ issues }), ""))).toEqual({ hashtags: "one two", title: "three" });
  expect(issuesOf(new TypeError())).toEqual({});
});
