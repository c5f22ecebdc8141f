// Sample content: the school's name, address and contact data. Every page uses these values.

/** A link within the site. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** A page of the school on another site. */
export interface SocialLink {
  readonly label: 'Facebook' | 'Instagram' | 'LinkedIn' | 'YouTube';
  readonly href: string;
}

/** The school itself. */
export const school = {
  name: 'Music School & Conservatory',
  /** The name on two lines, for narrow spaces. */
  nameLines: ['Music School', '& Conservatory'],
  place: 'Accra',
  branches: ['Accra', 'Tema'],
  tagline: 'Achieving Global Heights In Music Education and Performances',
  email: 'hello@example.com',
  /** E.164, for the link. */
  phone: '+233302000000',
  /** The same, formatted for display. */
  phoneLabel: '+233 30 200 0000',
  /** When it is answered: during the opening hours of the building in Accra. */
  phoneHours: 'Monday to Saturday, 09:00 to 19:00',
  /** The school's WhatsApp number: digits only, with country code. */
  whatsApp: '233200000000',
  locale: 'en-GH',
  currency: 'GHS',
} as const;

/** The addresses of the branches: street, part of the town, region. Items can be handed in at the one in Accra. */
export const branchAddresses = {
  accra: ['14 Sample Street', 'Osu, Accra', 'Greater Accra Region'],
  tema: ['7 Sample Avenue', 'Community 6, Tema', 'Greater Accra Region'],
} as const;

/** Returns a page's title with the school's name. */
export const pageTitle = (page: string): string => `${page} | ${school.name}`;

const ADMIN_SUFFIX = ', admin area';

/** Returns the title of a page for staff. */
export const adminTitle = (heading: string): string => heading + ADMIN_SUFFIX;

/** Returns the heading of a title. */
export const headingOf = (title: string): string =>
  title.endsWith(ADMIN_SUFFIX) ? title.slice(0, -ADMIN_SUFFIX.length) : title;

/** Links to the competition's registration, in its header and on its pages. */
export const registerNow: SiteLink = { label: 'Register Now', to: '/music-competition/register' };

/** The school's pages on other sites. */
export const socialLinks: readonly SocialLink[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/example' },
  { label: 'Instagram', href: 'https://www.instagram.com/example' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
  { label: 'YouTube', href: 'https://www.youtube.com/@example' },
];
