type Work = () => Promise<void>;

export function createAfterwards(): {
  forRequest(): { take(work: Work): void; release(): void };
  done(): Promise<void>;
};
