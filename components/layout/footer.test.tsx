/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

const show = (sampleContent = true) => render(<Footer audience="adult" sampleContent={sampleContent} region="US" />);

describe("footer", () => {
  it.each([
    ["Certifications & Compliance", "/compliance"],
    ["Clinical Team & Licensing", "/healthcare-professionals"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Use License", "/use-license"],
  ])("FOOT-01 FOOT-02 links %s to %s", (label, href) => {
    show();
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  it("FOOT-03 lists the oversight, marked as sample content while nothing proves it", () => {
    show();
    const oversight = within(screen.getByRole("region", { name: "Oversight" }));
    expect(oversight.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Board-certified psychiatrists",
      "Licensed clinical social workers",
      "Licensed professional counselors",
      "Licensed in all 50 states",
      "24/7 crisis team",
    ]);
    expect(screen.getByText(/^Sample content/)).toBeInTheDocument();
  });

  it("FOOT-04 shows the four badges", () => {
    show();
    const badges = within(screen.getByRole("list", { name: "Certifications" }));
    expect(badges.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "HIPAA",
      "FDA SaMD",
      "Licensed",
      "SOC 2 Type II",
    ]);
  });

  it("R-06 hides every claim without evidence where samples are not allowed", () => {
    show(false);
    expect(screen.queryByText("HIPAA")).not.toBeInTheDocument();
    expect(screen.queryByText("24/7 crisis team")).not.toBeInTheDocument();
    expect(screen.queryByText(/^Sample content/)).not.toBeInTheDocument();
  });

  it("FOOT-05 shows the copyright year 2025, whatever year it is", () => {
    jest.useFakeTimers();
    for (const today of ["2025-12-31T12:00:00Z", "2026-01-01T12:00:00Z", "2031-06-01T12:00:00Z"]) {
      jest.setSystemTime(new Date(today));
      const { unmount } = show();
      expect(screen.getByText("© 2025 Willow")).toBeInTheDocument();
      unmount();
    }
    jest.useRealTimers();
  });

  it("LAND-23 the page for visitors ends with its terms, its privacy policy and the medical disclaimer", () => {
    show();
    const foot = within(screen.getByRole("contentinfo"));
    expect(foot.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
    expect(foot.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    expect(foot.getByText(/not a substitute for professional medical advice/)).toBeInTheDocument();
  });

  it("CRIS-12 carries the disclaimer", () => {
    show();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(
      "not a substitute for professional medical advice or emergency care",
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent("988 (24/7), or your local emergency services");
  });
});
