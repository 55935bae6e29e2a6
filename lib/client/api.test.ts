/** @jest-environment jsdom */
import { ApiError, api, call, isUnauthorized } from "./api";

type Fetched = (address: string, init: RequestInit) => Promise<Partial<Response>>;

const answered = jest.fn<ReturnType<Fetched>, Parameters<Fetched>>();

function answerWith(status: number, text: string, statusText = ""): void {
  const ok = status < 400;
  answered.mockResolvedValue({
    ok,
    status,
    statusText,
    headers: new Headers(),
    text: async () => text,
    json: async () => JSON.parse(text),
  });
}

const sent = () => {
  const [address, init] = answered.mock.lastCall ?? ["", {}];
  return { address, init, headers: new Headers(init.headers) };
};

beforeEach(() => {
  Object.defineProperty(globalThis, "fetch", { value: answered, configurable: true });
  sessionStorage.clear();
  answerWith(200, "{}");
});

describe("where a call goes", () => {
  it.each([
    ["/api/mood", "/api/mood"],
    ["mood", "/api/mood"],
    ["chat/sessions/1/messages", "/api/chat/sessions/1/messages"],
    ["/elsewhere", "/elsewhere"],
  ])("API-02 %s becomes %s", async (path, address) => {
    await api.get(path);
    expect(sent().address).toBe(address);
  });
});

describe("what a call carries", () => {
  it.each([
    ["GET", () => api.get("/api/mood")],
    ["POST", () => api.post("/api/mood", { mood: "sad" })],
    ["PUT", () => api.put("/api/safety-plan", {})],
    ["PATCH", () => api.patch("/api/user/profile", { age: 30 })],
    ["DELETE", () => api.delete("/api/mood/1")],
  ])("API-03 %s sends the cookies", async (method, send) => {
    await send();
    expect(sent().init).toMatchObject({ method, credentials: "include" });
  });

  it("API-04 says that it is JSON only when there is a body", async () => {
    await api.post("/api/mood", { mood: "sad" });
    expect(sent().headers.get("content-type")).toBe("application/json");
    expect(sent().init.body).toBe('{"mood":"sad"}');
    await api.post("/api/admin/logout");
    expect(sent().headers.has("content-type")).toBe(false);
    expect(sent().init.body).toBeUndefined();
  });

  it("API-05 sends the staff session while one is held", async () => {
    await api.get("/api/mood");
    expect(sent().headers.has("x-admin-session-token")).toBe(false);
    sessionStorage.setItem("adminSessionToken", "held");
    await api.get("/api/admin/marketing/posts");
    expect(sent().headers.get("x-admin-session-token")).toBe("held");
  });

  it("API-05 still calls where the browser refuses storage", async () => {
    const refused = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    await expect(api.get("/api/mood")).resolves.toEqual({});
    refused.mockRestore();
  });
});

describe("what a failed call throws", () => {
  it.each([
    [404, '{"message":"Not found"}', "Not Found", '404: {"message":"Not found"}'],
    [500, "", "Internal Server Error", "500: Internal Server Error"],
    [402, "plan", "", "402: plan"],
  ])("ERR-01 %i with %j reads as status and body, or status text", async (status, body, statusText, message) => {
    answerWith(status, body, statusText);
    const failed = call("GET", "/api/mood");
    await expect(failed).rejects.toThrow(ApiError);
    await expect(failed).rejects.toMatchObject({ message, status });
  });

  it("ERR-01 tells what the server said of it, and nothing of a body that is no JSON object", () => {
    expect(new ApiError(403, '{"message":"No","crisis_detected":true}', "").detail.crisis_detected).toBe(true);
    for (const body of ["<html>", "", "null", '"away"', "502"])
      expect(new ApiError(502, body, "Bad Gateway").detail).toEqual({});
  });

  it.each([
    [401, '{"message":"Unauthorized"}', true],
    [401, "", true],
    [401, '{"message":"Invalid PIN"}', false],
    [403, '{"message":"Unauthorized"}', false],
    [500, "401: Unauthorized", false],
  ])("ERR-02 %i %s is the missing session: %s", (status, body, expected) => {
    expect(isUnauthorized(new ApiError(status, body, "Unauthorized"))).toBe(expected);
  });

  it("takes an empty 204 as done", async () => {
    answerWith(204, "");
    await expect(api.delete("/api/mood/1")).resolves.toBeUndefined();
  });
});
