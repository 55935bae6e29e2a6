/** One of the person's sessions. We store nothing about the device. */
export interface SignInPlace {
  /** ISO 8601. */
  readonly since: string;
  /** True for the session making the request. */
  readonly here: boolean;
}
