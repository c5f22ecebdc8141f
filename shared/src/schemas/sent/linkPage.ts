import type { UploadPurposeName } from '../uploads/uploadPurposes';

/** A control of a form. Its name is the path of a field. */
export interface LinkField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** A text by default. */
  readonly kind?: 'email' | 'tel' | 'url' | 'date' | 'checkbox' | 'radio' | 'select' | 'file' | 'hidden';
  readonly autocomplete?: string;
  readonly value?: string;
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** What a person can do with a link. */
export interface LinkForm {
  /** The action in its address, such as `leave` or `return-{id}`. */
  readonly action: string;
  readonly button: string;
  readonly title?: string;
  readonly text?: string;
  readonly fields?: readonly LinkField[];
  /** A way to another part of the page, whose button stands back. */
  readonly isQuiet?: boolean;
}

/** What the API says about a private link: its state, and what can be done. */
export interface LinkPage {
  readonly title: string;
  readonly texts: readonly string[];
  /** Labels and values, some with the action that changes them, or does what its verb says. */
  readonly facts?: readonly (readonly [label: string, value: string, change?: string, verb?: string])[];
  /** Files to download and pages to open, with their addresses on this site. */
  readonly files?: readonly (readonly [label: string, address: string])[];
  readonly forms?: readonly LinkForm[];
  /** They collect data of a person, so the page says what becomes of them. */
  readonly collects?: boolean;
}

/** The hidden field with the private link, as its mail has it, without the origin. */
export const LINK_FIELD = 'privateLink';

/** The paths of pages that private links lead to. A trailing slash stands for the pages below. */
export const linkPages = [
  '/community',
  '/refer',
  '/donate/thank-you',
  '/donate/monthly',
  '/donate/yours',
  '/learn/',
  '/mate-2025',
  '/mate-2025/purchase-success',
  '/music-competition/register',
  '/music-competition/thank-you',
] as const;

/** The file fields of links' forms. */
export const linkFiles: Readonly<Record<string, UploadPurposeName>> = {
  'papers.proofOfAge': 'competition_proof_of_age',
  'papers.picture': 'competition_picture',
  'papers.certificate': 'competition_certificate',
};
