/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { AUDIENCES } from "@/lib/shared/audience";
import { Disclaimer, type DisclaimerVariant } from "./disclaimer";

const VARIANTS: readonly DisclaimerVariant[] = ["compact", "therapy-session", "subscription", "full"];
const CASES = VARIANTS.flatMap((variant) => AUDIENCES.map((audience) => [variant, audience] as const));

describe("disclaimer", () => {
  it.each(CASES)("CRIS-10 CRIS-12 %s says for the %s that it is no substitute and names 988", (variant, audience) => {
    const { container } = render(<Disclaimer variant={variant} audience={audience} />);
    expect(container).toHaveTextContent("professional medical advice");
    expect(container).toHaveTextContent("emergency care");
    expect(container).toHaveTextContent("988 (24/7)");
    expect(container).toHaveTextContent("local emergency services");
  });

  it("CRIS-10 the session form says that an AI answers, the plan form what is paid for", () => {
    const { container, rerender } = render(<Disclaimer variant="therapy-session" audience="adult" />);
    expect(container).toHaveTextContent("You're talking with an AI.");
    rerender(<Disclaimer variant="subscription" audience="child" />);
    expect(container).toHaveTextContent("Ask your parent or guardian first. Don't pay on your own.");
  });

  it("CRIS-11 CRIS-14 only the full form adds the two call buttons", () => {
    const { rerender } = render(<Disclaimer variant="full" audience="adult" />);
    expect(screen.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    expect(screen.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
    rerender(<Disclaimer variant="compact" audience="adult" />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([
    ["GB", "999", "116 123"],
    ["ES", "112", "024"],
    ["FJ", "112", null],
  ] as const)("CRIS-12 CRIS-14 the form on every page adds the numbers of %s", (region, emergency, line) => {
    const { container } = render(<Disclaimer audience="adult" region={region} />);
    expect(container).toHaveTextContent("988 (24/7)");
    const [, local = ""] = container.textContent?.split(/Where you are|From a cell phone/) ?? [];
    expect(local).toContain(emergency);
    if (line) expect(local).toContain(line);
  });

  it.each(["US", null])("CRIS-12 and adds nothing in the United States, or where no one knows: %s", (region) => {
    const { container } = render(<Disclaimer audience="adult" region={region} />);
    expect(container).not.toHaveTextContent(/Where you are|From a cell phone/);
  });
});
