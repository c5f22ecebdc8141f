type ProjectKind = 'project' | 'asset';

/** One of the school's photographs. Without one the page shows the project's drawing. */
interface ProjectImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One thing that a donation buys. */
interface ProjectNeed {
  readonly what: string;
  /** Whole cedis. */
  readonly cedis: number;
}

/** The editable texts of a project or an asset. */
export interface ProjectTexts {
  /** The name of a project, or the common noun of an asset; see `nameInSentence`. */
  readonly name: string;
  /** One sentence, for cards and search results. */
  readonly description: string;
  /** A description, one item per paragraph. */
  readonly overview: readonly string[];
  /** `YYYY-MM-DD`. Donations are accepted after it. */
  readonly deadline: string;
  readonly needs: readonly ProjectNeed[];
  /** The heading of its donation page. */
  readonly donateTitle: string;
  /** The first sentence of its donation page. */
  readonly promise: string;
}

/** A project or an asset to donate to: the fields of specification section 3, and the texts of its pages. */
export interface DonationProject extends ProjectTexts {
  readonly kind: ProjectKind;
  /** Identifies it in URLs, in the API, and for its drawing in mf-donate. */
  readonly slug: string;
  /** In pesewas, like `raised`, the initial amount. The API adds later donations. */
  readonly target: number;
  readonly raised: number;
  readonly images: readonly ProjectImage[];
}

export const cedis = (amount: number): number => amount * 100;

/** The deadline of all projects (specification section 9). */
export const deadline = '2023-12-31';
