export interface Feature {
  readonly id: string;
}
