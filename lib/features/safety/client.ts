type Detect = (text: string) => boolean;

let loading: Promise<Detect> | undefined;

/**
 * The detector in the browser, loaded once and ahead of need, so that the dialog opens with the network down
 * (contract 8, "Crisis beats every door"). Without it nothing is found here: the server examines every text anyway.
 */
export function loadDetector(): Promise<Detect> {
  loading ??= import("./detect").then(
    ({ detectCrisis }) =>
      (text: string) =>
        detectCrisis(text).crisis,
    () => {
      loading = undefined;
      return () => false;
    },
  );
  return loading;
}
