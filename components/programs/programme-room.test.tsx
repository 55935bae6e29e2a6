/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onToolOpened, type ToolCall } from "@/lib/client/tools";
import { certificatesKey } from "@/lib/features/certificates/constants";
import { enrolmentsKey, programsKey } from "@/lib/features/programs/constants";
import { shownProgram } from "@/lib/features/programs/policy";
import type { Enrolment } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { enrolment, PROGRAM_ID, program } from "@/tests/factories/programs";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ProgrammeRoom } from "./programme-room";

interface Setup {
  enrolments?: readonly Enrolment[];
  audience?: Audience;
  open?: boolean;
}

function show({ enrolments = [], audience = "adult", open = true }: Setup = {}) {
  const initial = shownProgram(PROGRAM_ID, [program()], enrolments);
  if (!initial) throw new Error("no program");
  return renderPage(<ProgrammeRoom audience={audience} initial={initial} open={open} />, [
    [programsKey, [program()]],
    [enrolmentsKey, enrolments],
    [certificatesKey, []],
  ]);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const steps = () => within(screen.getByRole("region", { name: "The steps" })).getAllByRole("article");
const answers = (over: Partial<Enrolment>) => () => ({ status: 200, body: enrolment(over) });

describe("a program", () => {
  it("CERT-10 API-58 shows its steps to read before anybody enrols, and begins on request", async () => {
    const api = fakeBrowserApi({
      "POST /api/user-programs": () => ({ status: 201, body: enrolment({ progress: 0 }) }),
    });
    show();
    expect(steps()).toHaveLength(3);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Check in" })).not.toBeInTheDocument();
    await press("Start this program");
    expect(await screen.findByText("You've started")).toBeVisible();
    expect(api.of("POST")[0]?.body).toEqual({ programId: PROGRAM_ID });
    const pause = screen.getByRole("button", { name: "Pause" });
    expect(pause).toBeVisible();
    // The pressed button is gone, so focus moves to where the next buttons are.
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(pause);
  });

  it("says what is done of each step, which one is next, and leads there", () => {
    fakeBrowserApi({});
    show({ enrolments: [enrolment()] });
    const [look, calm, talk] = steps();
    expect(look).toHaveTextContent("Done");
    expect(look).toHaveTextContent("5 of 5 days with a check-in");
    expect(calm).toHaveTextContent("Next");
    expect(calm).toHaveTextContent("1 of 3 exercises");
    expect(talk).toHaveTextContent("0 of 2 conversations. A conversation counts once you've sent three messages.");
    expect(within(talk as HTMLElement).getByRole("link", { name: "Talk with Sage" })).toHaveAttribute("href", "/chat");
    expect(within(look as HTMLElement).queryByRole("link")).not.toBeInTheDocument();
  });

  it("opens an exercise over the page and counts anew when it is closed", async () => {
    const api = fakeBrowserApi({
      "GET /api/user-programs": () => ({ status: 200, body: [enrolment({ progress: 55 })] }),
      "GET /api/certificates": () => ({ status: 200, body: [] }),
    });
    const opened: ToolCall[] = [];
    const forget = onToolOpened((call) => opened.push(call));
    show({ enrolments: [enrolment()] });
    await press("Breathing");
    expect(opened).toEqual([{ tool: "breathing", sessionId: null }]);
    forget();
    const sheet = document.createElement("dialog");
    sheet.id = "tool";
    document.body.append(sheet);
    await act(async () => void sheet.dispatchEvent(new Event("close")));
    expect(await screen.findByText("55%")).toBeVisible();
    expect(api.of("GET", "/api/user-programs")).toHaveLength(1);
    sheet.remove();
  });

  it("asks before it is left, with staying first, and takes leaving back", async () => {
    const api = fakeBrowserApi({
      "PATCH /api/user-programs/*": answers({ status: "left" }),
      "POST /api/user-programs": answers({ status: "active" }),
    });
    show({ enrolments: [enrolment()] });
    await press("Leave");
    expect(screen.getByRole("button", { name: "Stay" })).toHaveFocus();
    await press("Stay");
    expect(api.calls).toEqual([]);
    await press("Leave");
    await press("Leave it");
    expect(await screen.findByText(/We keep everything you did/)).toBeVisible();
    expect(api.of("PATCH")[0]?.body).toEqual({ status: "left" });
    await press("Undo");
    expect(await screen.findByText("You're back")).toBeVisible();
    expect(screen.getByText("44%")).toBeVisible();
  });

  it("pauses at once and goes on where it was", async () => {
    fakeBrowserApi({
      "PATCH /api/user-programs/*": answers({ status: "paused" }),
      "POST /api/user-programs": answers({ status: "active" }),
    });
    show({ enrolments: [enrolment()] });
    await press("Pause");
    expect(await screen.findByText("Paused. We keep everything you did.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Breathing" })).not.toBeInTheDocument();
    await press("Continue");
    expect(await screen.findByRole("button", { name: "Breathing" })).toBeVisible();
  });

  it("ERR-36 says so when that failed, and leaves everything as it was", async () => {
    fakeBrowserApi({ "PATCH /api/user-programs/*": () => ({ status: 503, body: { message: "away" } }) });
    show({ enrolments: [enrolment()] });
    await press("Pause");
    expect(await screen.findByText("That didn't work. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  it("CERT-10 leads to the certificate of a finished one, and can be begun anew", () => {
    fakeBrowserApi({});
    const finished = {
      status: "completed",
      progress: 100,
      certificateId: "c1",
      completedAt: "2026-11-20T12:00:00.000Z",
    };
    show({ enrolments: [enrolment(finished as Partial<Enrolment>)] });
    expect(screen.getByText("Finished on November 20, 2026.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open your certificate" })).toHaveAttribute("href", "/certificates/c1");
    expect(screen.getByRole("button", { name: "Start it again" })).toBeVisible();
  });

  it("R-07 waits for a parent's yes, in a child's words", () => {
    fakeBrowserApi({});
    show({ audience: "child", open: false });
    expect(screen.getByText(/A grown-up has to say yes first/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start this" })).not.toBeInTheDocument();
  });
});
