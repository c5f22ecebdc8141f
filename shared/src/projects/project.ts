type ProjectKind = 'project' | 'asset';

/** A photograph of the school's own. Without one the page shows the project's drawing. */
interface ProjectImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One thing that a donation buys. */
interface ProjectNeed {
  readonly what: string;
  /** Whole ones. */
  readonly cedis: number;
}

/** What staff edit of a project or an asset. */
export interface ProjectTexts {
  /** A project has a name of its own; that of an asset is a common noun, see `nameInSentence`. */
  readonly name: string;
  /** One sentence, for cards and search results. */
  readonly description: string;
  /** What it is, a paragraph each. */
  readonly overview: readonly string[];
  /** `YYYY-MM-DD`. Donations are welcome after it. */
  readonly deadline: string;
  readonly needs: readonly ProjectNeed[];
  /** The heading of its donation page. */
  readonly donateTitle: string;
  /** The opening sentence of its donation page. */
  readonly promise: string;
}

/** A project or an asset that people donate to: the fields of specification section 3, and the texts of its pages. */
export interface DonationProject extends ProjectTexts {
  readonly kind: ProjectKind;
  /** Names it in addresses and in the API, and its drawing in mf-donate. */
  readonly slug: string;
  /** In pesewas, as `raised`: the amount with which it starts. The API knows what has come since. */
  readonly target: number;
  readonly raised: number;
  readonly images: readonly ProjectImage[];
}

export const cedis = (amount: number): number => amount * 100;

/** The deadline of all of them (specification section 9). */
export const deadline = '2023-12-31';
