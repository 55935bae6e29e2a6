/** @jest-environment jsdom */
import {
  dropAdminToken,
  endAdminSessionIfExpired,
  holdAdminToken,
  requestFailed,
  subscribeToAdminSession,
  toastFailedRequest,
} from "./admin-session";
import { heldAdminToken } from "./admin-token";
import { ApiError } from "./api";
import { currentToasts, dismissToast } from "./toast";

const failed = (status: number, body: object, statusText = "") =>
  new ApiError(status, JSON.stringify(body), statusText);
const expired = failed(401, { message: "Admin session expired", code: "admin_session_expired" }, "Unauthorized");
const shown = () => currentToasts().filter(({ open }) => open);

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  sessionStorage.clear();
});

it("ERR-26 of several calls that find the session over the first ends it and says so, the others say nothing", () => {
  holdAdminToken("t-1");
  const told = jest.fn();
  const stop = subscribeToAdminSession(told);
  expect([endAdminSessionIfExpired(expired), endAdminSessionIfExpired(expired)]).toEqual([true, true]);
  stop();
  expect(heldAdminToken()).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([expect.objectContaining({ title: "Admin session expired", variant: "destructive" })]);
});

it.each([
  ["a missing sign-in", failed(401, { message: "Unauthorized" }, "Unauthorized")],
  ["a wrong PIN", failed(401, { message: "Invalid PIN" }, "Unauthorized")],
  ["a missing role", failed(403, { message: "no", code: "forbidden" }, "Forbidden")],
  ["no network", new TypeError("Failed to fetch")],
])("ERR-28 %s does not end the session of the staff area", (_, error) => {
  holdAdminToken("t-1");
  expect(endAdminSessionIfExpired(error)).toBe(false);
  expect(heldAdminToken()).toBe("t-1");
  dropAdminToken();
});

it("ERR-27 every other failure reads Request failed and the status text, with what the server said below it", () => {
  expect(requestFailed(failed(409, {}, "Conflict"))).toBe("Request failed: Conflict");
  // HTTP/2 sends no status text.
  expect(requestFailed(failed(503, {}))).toBe("Request failed: 503");
  toastFailedRequest(failed(409, { message: "Somebody was faster." }, "Conflict"));
  expect(shown()).toEqual([
    expect.objectContaining({ title: "Request failed: Conflict", description: "Somebody was faster." }),
  ]);
});

it("ERR-27 says nothing of an ended session, which has been told by then", () => {
  toastFailedRequest(expired);
  toastFailedRequest(failed(401, { message: "Unauthorized" }));
  expect(shown()).toEqual([]);
});
