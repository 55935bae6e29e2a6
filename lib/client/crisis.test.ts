/** @jest-environment jsdom */
import { ApiError } from "./api";
import { afterCrisisDialog, CRISIS_DIALOG_ID, showsCrisis } from "./crisis";

describe("showsCrisis", () => {
  it.each([
    [new ApiError(402, '{"code":"plan_limit","crisis_detected":true}', ""), true],
    [new ApiError(402, '{"code":"plan_limit","crisis_detected":false}', ""), false],
    [new ApiError(402, '{"crisis_detected":"true"}', ""), false],
    [new ApiError(500, "null", ""), false],
    [new TypeError("Failed to fetch"), false],
    [undefined, false],
  ])("CRIS-16 reads %p as %p", (error, expected) => {
    expect(showsCrisis(error)).toBe(expected);
  });
});

describe("afterCrisisDialog", () => {
  const work = jest.fn();
  const dialog = (): HTMLDialogElement => {
    document.body.innerHTML = `<dialog id="${CRISIS_DIALOG_ID}" open></dialog><dialog id="other"></dialog>`;
    return document.querySelector(`#${CRISIS_DIALOG_ID}`) as HTMLDialogElement;
  };

  beforeEach(() => work.mockClear());

  it("works at once when no dialog is open", () => {
    document.body.innerHTML = "";
    afterCrisisDialog(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("CRIS-09 waits for the crisis dialog, whatever else closes meanwhile, and works once", () => {
    const crisis = dialog();
    afterCrisisDialog(work);
    document.querySelector("#other")?.dispatchEvent(new Event("close"));
    expect(work).not.toHaveBeenCalled();
    crisis.open = false;
    crisis.dispatchEvent(new Event("close"));
    crisis.dispatchEvent(new Event("close"));
    expect(work).toHaveBeenCalledTimes(1);
  });
});
