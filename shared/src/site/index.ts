// Sample content: the school's name, place and addresses. Change them here; every page follows.

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
  /** The name on two lines, where room is short. */
  nameLines: ['Music School', '& Conservatory'],
  place: 'Accra',
  branches: ['Accra', 'Tema'],
  tagline: 'Achieving Global Heights In Music Education and Performances',
  email: 'hello@example.com',
  /** E.164, for the link. */
  phone: '+233302000000',
  /** The same as people read it. */
  phoneLabel: '+233 30 200 0000',
  /** When somebody answers it: as long as the house in Accra is open. */
  phoneHours: 'Monday to Saturday, 09:00 to 19:00',
  /** Where the school reads WhatsApp: digits alone, with the country in front. */
  whatsApp: '233200000000',
  locale: 'en-GH',
  currency: 'GHS',
} as const;

/** Where the branches are: street, part of the town, region. Things are brought to the one in Accra. */
export const branchAddresses = {
  accra: ['14 Sample Street', 'Osu, Accra', 'Greater Accra Region'],
  tema: ['7 Sample Avenue', 'Community 6, Tema', 'Greater Accra Region'],
} as const;

/** The title of a page: what it shows, and whose it is. */
export const pageTitle = (page: string): string => `${page} | ${school.name}`;

/** Leads to the registration for the competition: in its header and on its pages. */
export const registerNow: SiteLink = { label: 'Register Now', to: '/music-competition/register' };

/** The school elsewhere. */
export const socialLinks: readonly SocialLink[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/example' },
  { label: 'Instagram', href: 'https://www.instagram.com/example' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
  { label: 'YouTube', href: 'https://www.youtube.com/@example' },
];
