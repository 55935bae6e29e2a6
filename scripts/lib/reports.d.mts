export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export interface JestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly title: string;
    readonly status: string;
  }[];
}
export interface JestReport {
  readonly testResults: readonly JestFile[];
}
export interface PlaywrightReport {
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites?: readonly unknown[];
}
export function failedFiles(report: JestReport): string[];
export function failedInJest(report: JestReport): string[];
export function countsOfJest(report: JestReport | undefined): Counts;
export function withSecondRun(first: JestReport, second: JestReport | undefined): JestReport;
export function unsteadyInJest(first: JestReport, last: JestReport): string[];
export function countsOfPlaywright(report: PlaywrightReport | undefined): Counts;
export function failedInPlaywright(report: PlaywrightReport | undefined): string[];
export function unsteadyInPlaywright(report: PlaywrightReport | undefined): string[];
