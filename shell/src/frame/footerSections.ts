import type { FooterColumn } from '@school/shared/contract';
import type { LessonCategory, LessonProgramme } from '@school/shared/schemas/lessons';
import type { SiteLink } from '@school/shared/site';

/** A column of the footer. */
export interface FooterSection {
  readonly title: FooterColumn;
  readonly links: readonly SiteLink[];
}

/** Filters of lessons, with the values of the specification's option lists. */
interface LessonFilters {
  readonly category: LessonCategory;
  readonly programme: LessonProgramme;
}

/** Returns a link to the lessons that match a filter. */
function lessons<Name extends keyof LessonFilters>(name: Name, value: LessonFilters[Name]): string {
  return `/learn?${name}=${value}`;
}

/** The footer's columns. */
export const footerSections: readonly FooterSection[] = [
  {
    title: 'About',
    links: [
      { label: 'Who we are', to: '/about' },
      { label: 'Contact', to: '/about#contact' },
    ],
  },
  {
    title: 'Categories',
    links: [
      { label: 'Classical', to: lessons('category', 'classical') },
      { label: 'Contemporary', to: lessons('category', 'contemporary') },
    ],
  },
  {
    title: 'Education',
    links: [
      { label: 'Early Years Music', to: lessons('programme', 'early_years_music') },
      { label: 'Junior Conservatory', to: lessons('programme', 'junior_conservatory') },
      { label: 'Adult Study', to: lessons('programme', 'adult_study') },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Refer a Friend', to: '/refer' },
      { label: 'Careers', to: '/careers' },
      { label: 'MATE 2025', to: '/mate-2025' },
      { label: 'Donate', to: '/donate' },
    ],
  },
];

/** Links below the columns, on every page. */
export const baseLinks: readonly SiteLink[] = [
  { label: 'Questions and answers', to: '/faq' },
  { label: 'Safeguarding', to: '/safeguarding' },
  { label: 'Privacy', to: '/privacy' },
];
