/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentUserKey } from "@/lib/core/identity/constants";
import type { CurrentUser } from "@/lib/core/identity/types";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ConsentPending } from "./consent-pending";

const child = currentUser({ age: 9, consent: "pending", parentEmail: "parent@example.com" });

const END = new Date("2026-04-01T10:00:00Z");

function setUp(person: CurrentUser = child, status = 201, endsAt: Date | null = END) {
  const api = fakeBrowserApi({
    "POST /api/consent": () => ({ status, body: { status: "pending" } }),
    "GET /api/auth/user": () => ({ status: 200, body: person }),
  });
  return {
    api,
    user: userEvent.setup(),
    ...renderPage(<ConsentPending person={person} endsAt={endsAt} contact="privacy@example.com" />),
  };
}

const again = () => screen.getByRole("button", { name: "Send the e-mail again" });

describe("what a child waits for", () => {
  it("ONBD-21 says that a parent must agree, with the address masked, and how to correct it", () => {
    setUp();
    expect(screen.getByText(/We sent an e-mail to p•••@example.com/)).toBeInTheDocument();
    expect(screen.getByText(/tap the red Help! button/)).toBeInTheDocument();
    expect(screen.queryByText(/parent@example.com/)).not.toBeInTheDocument();
  });

  it.each([
    [
      "pending",
      "Change the address",
      /Then the link we sent to p•••@example.com stops working, and we delete that address/,
    ],
    ["refused", "Name another grown-up", /Then we stop asking p•••@example.com\. Their link stops working/],
  ] as const)(
    "R-07 asks before another address takes the place of the first (%s), says what becomes of it, and then asks for it alone",
    async (consent, act, what) => {
      const { api, user } = setUp({ ...child, consent });
      const field = () => screen.queryByRole("textbox", { name: "Parent/Guardian e-mail" });
      expect(screen.getByRole("button", { name: act })).toBeInTheDocument();
      const asked = screen.getByText(what).closest("dialog");
      expect(asked).toHaveTextContent("Help!");
      expect(field()).toBeNull();
      await user.click(screen.getByRole("button", { name: "Type in an address", hidden: true }));
      expect(field()).toHaveFocus();
      expect(screen.getAllByRole("textbox")).toHaveLength(1);
      await user.click(screen.getByRole("button", { name: "Not now" }));
      expect(field()).toBeNull();
      expect(screen.getByRole("button", { name: act })).toBeVisible();
      expect(screen.getByRole("heading", { level: 2, name: /Waiting|not now/ })).toHaveFocus();
      expect(api.of("PATCH")).toEqual([]);
    },
  );

  it("ONBD-20 R-07 another grown-up's address goes alone, and the child stays where they were", async () => {
    const named = { ...child, consent: "pending", parentEmail: "aunt@example.com" } as const;
    let refuses = true;
    const issues = [{ path: "parentEmail", message: "Please enter a valid e-mail address" }];
    const api = fakeBrowserApi({
      "PATCH /api/user/profile": () =>
        refuses ? { status: 400, body: { message: "No", issues } } : { status: 200, body: named },
      "GET /api/auth/user": () => ({ status: 200, body: child }),
    });
    const refused = { ...child, consent: "refused" } as const;
    renderPage(<ConsentPending person={refused} endsAt={END} contact="privacy@example.com" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Type in an address", hidden: true }));
    const field = screen.getByRole("textbox", { name: "Parent/Guardian e-mail" });
    const save = () => user.click(screen.getByRole("button", { name: "Save the address" }));
    await user.type(field, " Parent@example.com");
    await save();
    expect(screen.getByText(/This is the address we have/)).toBeVisible();
    expect(api.of("PATCH")).toEqual([]);
    await user.clear(field);
    await user.type(field, "aunt@example");
    await save();
    expect(await screen.findByText("Please enter a valid e-mail address")).toBeVisible();
    expect(field).toHaveValue("aunt@example");
    refuses = false;
    await user.type(field, ".com");
    await save();
    expect(await screen.findByText("Thank you!")).toBeVisible();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { parentEmail: "aunt@example" },
      { parentEmail: "aunt@example.com" },
    ]);
    expect(await screen.findByText(/We sent an e-mail to a•••@example.com/)).toBeVisible();
    expect(field).not.toBeInTheDocument();
  });

  it("R-07 says by when a yes must come, and to a child who once had one that all stays", () => {
    setUp();
    expect(
      screen.getByText(
        /If they don't say yes by April 1, 2026, we delete your account.* It can take up to 30 more days/,
      ),
    ).toBeInTheDocument();
    setUp(child, 201, null);
    expect(screen.getByText("What you said before is still here for you.")).toBeInTheDocument();
  });

  it("sends the e-mail again", async () => {
    const { api, user } = setUp();
    await user.click(again());
    expect(await screen.findByText("Sent!")).toBeInTheDocument();
    expect(api.of("POST", "/api/consent")).toHaveLength(1);
  });

  it("says when it could not be sent", async () => {
    const { user } = setUp(child, 429);
    await user.click(again());
    expect(await screen.findByText("That didn't work")).toBeInTheDocument();
    await waitFor(() => expect(again()).toBeEnabled());
  });

  it("R-07 after a no offers to ask again, or another grown-up", () => {
    setUp({ ...child, consent: "refused" });
    expect(again()).toBeInTheDocument();
    expect(screen.getByText(/ask another grown-up/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Name another grown-up" })).toBeInTheDocument();
    expect(screen.getByText(/Are you 13 or older/)).toHaveTextContent(/send the e-mail again, and show this/);
  });

  it.each(["refused", "withdrawn", "pending"] as const)(
    "R-07 once a yes was given (%s) it is that grown-up's to give again, and the page says so",
    (consent) => {
      setUp({ ...child, consent }, 201, null);
      expect(again()).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: /Change the address|another grown-up/ })).not.toBeInTheDocument();
      expect(screen.getByText(/Only they can say yes for you/)).toHaveTextContent("privacy@example.com");
    },
  );

  it("AUTH-08 says what to do about a wrong age, below 13 and above", () => {
    setUp();
    expect(screen.getByText(/You told us that you are 9/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Change my age" })).toHaveAttribute("href", "/onboarding");
    expect(screen.getByText(/Are you 13 or older/)).toHaveTextContent(/They are 13 or older.*privacy@example.com/);
  });

  it("ONBD-20 asks calmly for another address when the mail went to a stranger, and says what is wrong with it", async () => {
    const lost = { ...child, parentEmail: null };
    const answers = [
      { status: 400, body: { message: "No", issues: [{ path: "parentEmail", message: "Look at each letter" }] } },
      { status: 200, body: { ...lost, parentEmail: "mother@example.com" } },
    ];
    const api = fakeBrowserApi({
      "PATCH /api/user/profile": () => answers.shift() as { status: number; body: unknown },
      "GET /api/auth/user": () => ({ status: 200, body: lost }),
    });
    renderPage(<ConsentPending person={lost} endsAt={END} contact="privacy@example.com" />);
    const user = userEvent.setup();
    expect(screen.getByRole("region", { name: "Please check the address" })).toHaveTextContent(/You did nothing wrong/);
    expect(screen.queryByRole("button", { name: "Send the e-mail again" })).toBeNull();
    await user.type(screen.getByRole("textbox", { name: "Parent/Guardian e-mail" }), "mother@example.com");
    await user.click(screen.getByRole("button", { name: "Save the address" }));
    expect(await screen.findByText("Look at each letter")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save the address" }));
    expect(await screen.findByText("Thank you!")).toBeInTheDocument();
    expect(api.of("PATCH")[1]?.body).toEqual({ parentEmail: "mother@example.com" });
    expect(screen.queryByRole("region", { name: "Please check the address" })).toBeNull();
  });

  it("is gone as soon as the parent has agreed", async () => {
    const { client, container } = setUp();
    client.setQueryData(currentUserKey, { ...child, consent: "granted" });
    await waitFor(() => expect(container.querySelector("section[aria-label^='Waiting']")).toBeNull());
  });
});
