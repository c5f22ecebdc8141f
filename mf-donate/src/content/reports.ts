// Sample content: what donations have done, for the foundation to replace by its own.
import { contentDocument } from '@school/shared/content';

/** What the donations of a project or an asset have done in some time. */
export interface Report {
  /** The slug of the project or the asset. */
  readonly project: string;
  /** The last day that it tells of. */
  readonly until: string;
  readonly title: string;
  readonly text: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

export const reports = contentDocument<readonly Report[]>('/content/mf-donate/reports', [
  {
    project: 'mate',
    until: '2025-07-31',
    title: 'The school year 2024/25',
    text: 'For the first time, choirs from Ho and Cape Coast could come, because their buses were paid. School classes sat in the first rows, and three of those children now learn with us.',
    figures: [
      { value: '4', label: 'choirs came by bus' },
      { value: '180', label: 'free seats for school classes' },
      { value: '61', label: 'young people on a big stage for the first time' },
    ],
  },
  {
    project: 'my-allegro',
    until: '2025-07-31',
    title: 'The school year 2024/25',
    text: 'Nine children had a lesson each week and an instrument at home. All of them stayed, and two play in the youth orchestra now.',
    figures: [
      { value: '9', label: 'children with a place' },
      { value: '324', label: 'lessons paid by donations' },
      { value: '9', label: 'instruments taken home' },
    ],
  },
  {
    project: 'musical-instruments',
    until: '2025-07-31',
    title: 'The school year 2024/25',
    text: 'The new instruments were lent from the first week of term. One of the two pianos is in Tema now. We still need the other one.',
    figures: [
      { value: '6', label: 'small violins' },
      { value: '4', label: 'trumpets and guitars' },
      { value: '1', label: 'piano in Tema' },
    ],
  },
]);

/** Returns the reports of a project or an asset, newest first. */
export const reportsOf = (slug: string, all: readonly Report[]): Report[] =>
  all.filter(({ project }) => project === slug).sort((one, other) => other.until.localeCompare(one.until));
