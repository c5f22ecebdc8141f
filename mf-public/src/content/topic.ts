/** A heading with its text. */
export interface Topic {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
