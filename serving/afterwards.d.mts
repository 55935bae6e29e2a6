type Work = () => Promise<void>;

export function createAfterwards(report: (error: unknown) => void): {
  forRequest(): {
    hold<T>(answering: Promise<T>): Promise<T>;
    take(work: Work): void;
    release(): void;
  };
  done(): Promise<void>;
};
