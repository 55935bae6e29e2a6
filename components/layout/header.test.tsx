/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { audienceOf } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";
import { Header } from "./header";
import type { Viewer } from "./types";

const pathname = jest.fn(() => "/");
jest.mock("next/navigation", () => ({ usePathname: () => pathname() }));

const adult: Viewer = {
  firstName: "Maya",
  profileImageUrl: null,
  isAdmin: false,
  isClinician: false,
  isChildAccount: false,
  ageGroup: "adult",
  language: "en",
};
const child: Viewer = { ...adult, firstName: "Ana", isChildAccount: true, ageGroup: "child" };

const show = (viewer: Viewer | null) =>
  render(<Header viewer={viewer} audience={audienceOf(viewer)} quickExitUrl="https://weather.example/" />);

const navigation = () => within(screen.getByRole("navigation", { name: "Main" }));
const places = () =>
  navigation()
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => pathname.mockReturnValue("/"));

describe("header", () => {
  it.each([
    ["adult", adult],
    ["child", child],
  ] as const)("HEAD-01 HEAD-02 shows the one brand name for the %s", (audience, viewer) => {
    show(viewer);
    expect(screen.getByRole("link", { name: PRODUCT[audience] })).toHaveAttribute("href", "/");
  });

  it("HEAD-03 HEAD-07 offers a visitor Sign In and Get Started and no navigation", () => {
    show(null);
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/api/login");
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.queryByText("Logout")).not.toBeInTheDocument();
  });

  it("ADMN-04 leads to no part that staff have closed, and always to the children's support page", () => {
    const closed = ["couples", "trauma", "movement"] as const;
    const { rerender } = render(
      <Header viewer={adult} audience="adult" quickExitUrl="https://weather.example/" closed={closed} />,
    );
    const hrefs = places().map(([, href]) => href);
    expect(hrefs).toEqual(["/", "/chat", "/dashboard", "/certificates", "/subscribe"]);
    rerender(<Header viewer={child} audience="child" quickExitUrl="https://weather.example/" closed={closed} />);
    expect(places().map(([, href]) => href)).toContain("/trauma-therapy");
  });

  it("HEAD-04 shows a picture only when there is one", () => {
    const { container, rerender } = show(adult);
    expect(container.querySelector("img")).toBeNull();
    const pictured = { ...adult, profileImageUrl: "/pictures/maya.png" };
    rerender(<Header viewer={pictured} audience="adult" quickExitUrl="https://weather.example/" />);
    expect(container.querySelector("img")).toHaveAttribute("src", pictured.profileImageUrl);
  });

  it("HEAD-04 shows the initial in place of a picture from another host, and nothing without a picture", () => {
    const { unmount } = show(adult);
    expect(screen.queryByText("M")).not.toBeInTheDocument();
    unmount();
    const { container } = show({ ...adult, profileImageUrl: "https://pictures.example/maya.png" });
    expect(screen.getByText("M")).toBeInTheDocument();
    expect(container.innerHTML).not.toContain("pictures.example");
  });

  it.each(["/couples-therapy", "/trauma-therapy", "/trauma-therapy/", "/consent/a", "/shares/a", "/account-deleted"])(
    "R-15 a visitor can leave %s at once",
    (path) => {
      pathname.mockReturnValue(path);
      show(null);
      expect(screen.getByRole("button", { name: "Quick exit" })).toHaveAttribute(
        "data-quick-exit",
        "https://weather.example/",
      );
    },
  );

  it.each([
    ["/", null, 0],
    ["/terms", null, 0],
    ["/", adult, 1],
    ["/couples-therapy", adult, 1],
    ["/trauma-therapy", child, 1],
  ] as const)("R-15 on %s the header of %p has %i buttons to leave", (path, viewer, buttons) => {
    pathname.mockReturnValue(path);
    show(viewer);
    expect(screen.queryAllByRole("button", { name: "Quick exit" })).toHaveLength(buttons);
  });

  it("HEAD-05 shows Admin Access to admins alone", () => {
    const { unmount } = show(adult);
    expect(screen.queryByText("Admin Access")).not.toBeInTheDocument();
    unmount();
    show({ ...adult, isAdmin: true });
    for (const link of screen.getAllByRole("link", { name: "Admin Access" }))
      expect(link).toHaveAttribute("href", "/admin");
  });

  it("HEAD-05 shows clinicians the way to the desk, and no other way in", () => {
    show({ ...adult, isClinician: true });
    expect(screen.queryByText("Admin Access")).not.toBeInTheDocument();
    const links = screen.getAllByRole("link", { name: "Crisis desk" });
    for (const link of links) expect(link).toHaveAttribute("href", "/admin/crisis-management");
  });

  it.each([
    ["Logout", adult],
    ["Sign Out", child],
  ] as const)("HEAD-06 %s is a plain link to /api/logout", (label, viewer) => {
    show(viewer);
    for (const link of screen.getAllByRole("link", { name: label }))
      expect(link).toHaveAttribute("href", "/api/logout");
  });

  it("HEAD-07 HEAD-11 HEAD-14 lists an adult's places in their order", () => {
    show(adult);
    expect(places()).toEqual([
      ["Home", "/"],
      ["Therapy", "/chat"],
      ["Dashboard", "/dashboard"],
      ["Physical Therapy", "/physical-therapy"],
      ["Couples Therapy", "/couples-therapy"],
      ["Trauma Therapy", "/trauma-therapy"],
      ["Certificates", "/certificates"],
      ["Pricing", "/subscribe"],
    ]);
  });

  it("HEAD-08 HEAD-09 HEAD-10 names a child's places in a child's words, without couples work and prices", () => {
    show(child);
    expect(places()).toEqual([
      ["Home", "/"],
      ["Chat", "/chat"],
      ["Progress", "/dashboard"],
      ["Movement", "/physical-therapy"],
      ["Trauma Support", "/trauma-therapy"],
      ["My Certificates", "/certificates"],
    ]);
  });

  it.each([
    ["Trauma Therapy", "Certificates", adult],
    ["Trauma Support", "My Certificates", child],
  ] as const)("HEAD-12 HEAD-13 %s and %s are in the menu of narrow screens too", (trauma, certificates, viewer) => {
    show(viewer);
    const menu = within(screen.getByRole("navigation", { name: "Menu" }));
    expect(menu.getByRole("link", { name: trauma })).toHaveAttribute("href", "/trauma-therapy");
    expect(menu.getByRole("link", { name: certificates })).toHaveAttribute("href", "/certificates");
  });

  it("marks the open place, also from a page inside it", () => {
    pathname.mockReturnValue("/chat/5f0c");
    show(adult);
    expect(navigation().getByRole("link", { current: "page" })).toHaveTextContent("Therapy");
  });

  it.each([
    ["Crisis", null],
    ["Crisis", adult],
    ["Help!", child],
  ] as const)("HEAD-15 CRIS-09 the button %s opens the crisis dialog", (name, viewer) => {
    show(viewer);
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("command", "show-modal");
    expect(button).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  });
});
