/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificatesKey } from "@/lib/features/certificates/constants";
import type { Certificate } from "@/lib/features/certificates/types";
import { enrolmentsKey, programsKey } from "@/lib/features/programs/constants";
import type { Enrolment, Program } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { certificate, enrolment, program } from "@/tests/factories/programs";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CertificatesRoom } from "./certificates-room";

interface Known {
  audience?: Audience;
  certificates?: readonly Certificate[];
  enrolments?: readonly Enrolment[];
  programs?: readonly Program[];
}

const open = ({ audience = "adult", certificates = [], enrolments = [], programs = [program()] }: Known = {}) =>
  renderPage(<CertificatesRoom audience={audience} />, [
    [certificatesKey, certificates],
    [enrolmentsKey, enrolments],
    [programsKey, programs],
  ]);
const section = (name: string) => within(screen.getByRole("region", { name }));

describe("the certificates page", () => {
  it("CERT-01 CERT-02 CERT-03 shows a card with three achievements, how many more, and the code's first sixteen letters", () => {
    fakeBrowserApi({});
    open({ certificates: [certificate(), certificate({ id: "c2", programName: "Gentle Back and Neck" })] });
    const list = section("Your certificates").getByRole("list", { name: "Your certificates" });
    const cards = within(list).getAllByRole("article");
    expect(cards).toHaveLength(2);
    const [first] = cards;
    if (!first) throw new Error("no card");
    const achievements = within(first).getAllByRole("listitem");
    expect(achievements.map(({ textContent }) => textContent)).toEqual([
      "Over 21 days",
      "12 days with a check-in",
      "3 conversations with Sage",
      "+1 more",
    ]);
    expect(first).toHaveTextContent("0123456789abcdef");
    expect(first).not.toHaveTextContent("0123456789abcdef0");
    expect(within(first).getByRole("link", { name: "Open certificate: Sleep Again" })).toHaveAttribute(
      "href",
      `/certificates/${certificate().id}`,
    );
  });

  it("CERT-02 says nothing of more when there are three or fewer", () => {
    fakeBrowserApi({});
    open({ certificates: [certificate({ achievementsUnlocked: ["One", "Two", "Three"] })] });
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it("CERT-06 begins empty, with ways to a talk and to movement", () => {
    fakeBrowserApi({});
    open();
    expect(screen.getByText("No certificates yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Start a conversation" })).toHaveAttribute("href", "/chat");
    expect(screen.getByRole("link", { name: "Physical Therapy" })).toHaveAttribute("href", "/physical-therapy");
  });

  it("CERT-04 lists only what is active and below 100, by name, and what rests apart from it", () => {
    fakeBrowserApi({});
    open({
      enrolments: [
        enrolment({ id: "1", programId: "p1", programName: "Under way" }),
        enrolment({ id: "2", programId: "p2", programName: "Finished", status: "completed", progress: 100 }),
        enrolment({ id: "3", programId: "p3", programName: "Left", status: "left" }),
        enrolment({ id: "4", programId: "p4", programName: "Resting", status: "paused" }),
      ],
    });
    const headings = section("Programs in progress").getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Under way"]);
    expect(section("Paused").getByRole("heading", { level: 3 })).toHaveTextContent("Resting");
    expect(section("Programs in progress").getByText("Next: Wind down")).toBeVisible();
  });

  it.each([
    ["adult", 49, null],
    ["adult", 50, "You're halfway or further. Take the rest as slowly as you like."],
    ["adult", 80, "Most of it is done. Take your time with the rest."],
    ["child", 50, "You're halfway there, or more. No need to rush!"],
    ["child", 80, "Almost there! You can take your time."],
  ] as const)("CERT-05 CERT-08 to the %s at %i percent says %p", (audience, progress, sentence) => {
    fakeBrowserApi({});
    open({ audience, enrolments: [enrolment({ progress })] });
    const bar = screen.getByRole("progressbar", { name: /Sleep Again/ });
    expect(bar).toHaveValue(progress);
    for (const known of [/halfway/, /Most of it|Almost there/]) {
      const found = screen.queryByText(known);
      if (sentence && known.test(sentence)) expect(found).toHaveTextContent(sentence);
      else expect(found).not.toBeInTheDocument();
    }
  });

  it("offers what is not under way, and again what was left", () => {
    fakeBrowserApi({});
    open({
      enrolments: [enrolment({ programId: "p1" }), enrolment({ id: "2", programId: "p2", status: "left" })],
      programs: [
        program({ id: "p1", name: "Under way" }),
        program({ id: "p2", name: "Left" }),
        program({ id: "p3", name: "New" }),
      ],
    });
    const links = section("Programs to start").getAllByRole("link");
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(["Look inside: Left", "Look inside: New"]);
    expect(links[1]).toHaveAttribute("href", "/programs/p3");
  });

  it("marks what was finished once and may be done again", () => {
    fakeBrowserApi({});
    open({
      enrolments: [enrolment({ programId: "p1", status: "completed", progress: 100 })],
      programs: [program({ id: "p1", name: "Done once" }), program({ id: "p2", name: "New" })],
    });
    const [once, fresh] = section("Programs to start").getAllByRole("article");
    expect(once).toHaveTextContent(/Finished; you can do it again/);
    expect(fresh).not.toHaveTextContent(/Finished; you can do it again/);
  });

  it("ERR-36 says so when a list cannot be read, and reads it again on request", async () => {
    let works = false;
    fakeBrowserApi({
      "GET /api/certificates": () => (works ? { status: 200, body: [certificate()] } : { status: 500, body: {} }),
    });
    renderPage(<CertificatesRoom audience="adult" />, [
      [enrolmentsKey, []],
      [programsKey, []],
    ]);
    expect(await screen.findByText("Your certificates didn't load.")).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Sleep Again" })).toBeVisible();
  });

  it("speaks to children in their words", () => {
    fakeBrowserApi({});
    open({ audience: "child" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("My Certificates");
    expect(screen.getByRole("link", { name: "Talk to Buddy" })).toHaveAttribute("href", "/chat");
  });
});
