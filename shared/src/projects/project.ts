export type ProjectKind = 'project' | 'asset';

/** A photograph of the school's own. Without one the page shows the project's drawing. */
export interface ProjectImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One thing that a donation buys. */
export interface ProjectNeed {
  readonly what: string;
  readonly pesewas: number;
}

/** A project or an asset that people donate to: the fields of specification section 3, and the texts of its pages. */
export interface DonationProject {
  readonly kind: ProjectKind;
  /** Names it in addresses and in the API, and its drawing in mf-donate. */
  readonly slug: string;
  /** A project has a name of its own; that of an asset is a common noun, see `nameInSentence`. */
  readonly name: string;
  /** One sentence, for cards and search results. */
  readonly description: string;
  /** What it is, a paragraph each. */
  readonly overview: readonly string[];
  /** In pesewas, as `raised`: the amount with which it starts. The API knows what has come since. */
  readonly target: number;
  readonly raised: number;
  /** `YYYY-MM-DD`. Donations are welcome after it. */
  readonly deadline: string;
  readonly images: readonly ProjectImage[];
  /** What its drawing shows, for those who do not see it. */
  readonly drawingLabel: string;
  readonly needs: readonly ProjectNeed[];
  /** The heading of its donation page. */
  readonly donateTitle: string;
  /** The opening sentence of its donation page. */
  readonly promise: string;
}

export const cedis = (amount: number): number => amount * 100;

/** The deadline of all of them (specification section 9). */
export const deadline = '2023-12-31';
