/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificatesKey } from "@/lib/features/certificates/constants";
import type { Certificate } from "@/lib/features/certificates/types";
import type { Audience } from "@/lib/shared/audience";
import { certificate } from "@/tests/factories/programs";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CertificateCard } from "./certificate-card";
import { CertificateDetail } from "./certificate-detail";

const ADDRESS = `https://willow.example/certificates/verify/${certificate().verificationHash}`;
const open = (audience: Audience = "adult", given: Certificate = certificate()) =>
  renderPage(<CertificateDetail audience={audience} initial={given} checkAddress={ADDRESS} />, [
    [certificatesKey, [given]],
  ]);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

afterEach(() => put(navigator, "share", undefined));

it("CERT-07 offers Download, Print and Share beside the sheet", () => {
  fakeBrowserApi({});
  open();
  for (const name of ["Download", "Print", "Share"]) expect(screen.getByRole("button", { name })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sleep Again");
  for (const words of ["Maya Rao", "Certificate of completion", "WILLOW-2026-7F3K-92QD", "3 exercises finished"]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  const code = screen.getByRole("img", { name: /opens this certificate's check page/ });
  expect(decodeURIComponent(code.getAttribute("src") ?? "")).toContain(
    `data=/certificates/verify/${certificate().verificationHash}`,
  );
});

it("CERT-09 Download asks for the file once, hands it over and counts", async () => {
  const saved: string[] = [];
  put(URL, "createObjectURL", () => "blob:paper");
  const revoke = jest.fn();
  put(URL, "revokeObjectURL", revoke);
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const asked: string[] = [];
  put(globalThis, "fetch", async (path: string) => {
    asked.push(path);
    return { ok: true, status: 200, blob: async () => new Blob(["%PDF"]) };
  });
  open();
  expect(screen.getByText("Not downloaded yet")).toBeVisible();
  await press("Download");
  expect(await screen.findByText("Downloaded once")).toBeVisible();
  expect(asked).toEqual([`/api/certificates/${certificate().id}/pdf?paper=letter`]);
  expect(saved).toEqual(["willow-2026-7f3k-92qd.pdf"]);
  // Safari may not have read the blob yet.
  expect(revoke).not.toHaveBeenCalled();
  click.mockRestore();
});

it("CERT-07 says so when the file cannot be made", async () => {
  fakeBrowserApi({});
  open();
  await press("Download");
  expect(await screen.findByText("We couldn't make the file. Please try again.")).toBeVisible();
});

it("CERT-09 Print opens the browser's print dialog", async () => {
  const print = jest.fn();
  put(window, "print", print);
  open();
  await press("Print");
  expect(print).toHaveBeenCalledTimes(1);
});

describe("Share", () => {
  it("CERT-09 hands the check link to the device, without the program's name", async () => {
    const share = jest.fn(async () => undefined);
    put(navigator, "share", share);
    open();
    await press("Share");
    expect(share).toHaveBeenCalledWith({
      title: "A certificate from Willow",
      text: "This page confirms it.",
      url: ADDRESS,
    });
  });

  it("copies the link where the device cannot share, and says so", async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it("is quiet when the person closes the device's sheet", async () => {
    put(navigator, "share", async () => {
      throw new DOMException("closed", "AbortError");
    });
    open();
    await press("Share");
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("leaves the link to be copied by hand when the clipboard refuses", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    open();
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText("We couldn't copy the link")).toBeVisible();
    expect(screen.getByText(ADDRESS)).toBeVisible();
  });
});

describe("the name on the check page", () => {
  it("is shown when the holder says so, and goes back when that could not be saved", async () => {
    let works = true;
    const api = fakeBrowserApi({
      "PATCH /api/certificates/*": ({ body }) =>
        works ? { status: 200, body: { ...certificate(), ...(body as object) } } : { status: 503, body: {} },
    });
    open();
    const box = screen.getByRole("checkbox", { name: "Show my full name there" });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(api.of("PATCH")[0]?.body).toEqual({ nameShown: true });
    works = false;
    await userEvent.click(box);
    expect(await screen.findByText("We couldn't save that. Please try again.")).toBeVisible();
    expect(box).toBeChecked();
  });

  it("is no choice for children, who read that first letters are shown", () => {
    fakeBrowserApi({});
    open("child", certificate({ issuingOrganization: "Willow Kids", recipientName: "Ana Martins" }));
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.getByText(/only the first letters of your name/)).toBeVisible();
    expect(screen.getByText("You did it!")).toBeVisible();
  });
});

it("says the same day as the paper and the check page, wherever the holder is", () => {
  fakeBrowserApi({});
  // Already the 21st in Auckland and Berlin, but still the 20th on the page the code links to.
  const late = certificate({ issueDate: "2026-11-20T23:30:00.000Z", completionDate: "2026-11-20T23:30:00.000Z" });
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const here = jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function there(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: "Pacific/Auckland" };
  });
  renderPage(<CertificateCard audience="adult" certificate={late} />);
  open("adult", late);
  here.mockRestore();
  expect(screen.getAllByText(/November 20, 2026/)).toHaveLength(3);
  expect(screen.queryByText(/November 21/)).not.toBeInTheDocument();
});

it("prints the sheet and nothing beside it", () => {
  fakeBrowserApi({});
  const { container } = open();
  const printed = container.querySelector("[data-certificate]");
  expect(printed).not.toBeNull();
  expect(printed?.closest(".print\\:hidden")).toBeNull();
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.closest(".print\\:hidden")).not.toBeNull();
  expect(within(printed as HTMLElement).queryByRole("button")).toBeNull();
});
