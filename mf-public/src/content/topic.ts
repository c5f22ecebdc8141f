/** A matter with what is to be said about it. */
export interface Topic {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
