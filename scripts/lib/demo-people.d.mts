export const DEMO_PEOPLE: readonly {
  readonly email: string;
  readonly name: string;
  readonly about: string;
}[];
export const DEMO_PIN: string;
