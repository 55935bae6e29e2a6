/** One session of the person. Nothing about the device is known, because none of it is stored. */
export interface SignInPlace {
  /** ISO 8601. */
  readonly since: string;
  /** True for the session making the request. */
  readonly here: boolean;
}
