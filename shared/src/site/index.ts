// Sample content: the school's name, place and addresses. Change them here; every page follows.

/** A link of the site's frame. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** A column of the footer. */
export interface FooterSection {
  readonly title: string;
  readonly links: readonly SiteLink[];
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
  phoneWords: '+233 30 200 0000',
  locale: 'en-GH',
  currency: 'GHS',
} as const;

/** The partner whose mark stands beside the school's on competition pages. */
export const partner = { name: 'Partner name', nameLines: ['Partner', 'name'] } as const;

/** The public navigation. */
export const mainNav: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About us', to: '/about' },
  { label: 'Learn Music', to: '/learn' },
  { label: 'Projects & Events', to: '/projects' },
  { label: 'Community', to: '/community' },
];

/** The button at the end of the public navigation. */
export const upcomingEvent: SiteLink = { label: 'Upcoming Event', to: '/music-competition' };

/** One entry of the competition's menu; `section` is the anchor on the landing page. */
export interface CompetitionLink extends SiteLink {
  readonly section?: string;
}

const COMPETITION = '/music-competition';

const onLanding = (label: string, section: string): CompetitionLink => ({
  label,
  section,
  to: `${COMPETITION}#${section}`,
});

/** The competition's menu: the way home, then its sections. */
export const competitionNav: readonly CompetitionLink[] = [
  { label: 'Home', to: '/' },
  onLanding('About', 'about'),
  onLanding('Apply', 'apply'),
  onLanding('Categories', 'categories'),
  onLanding('Guidelines', 'guidelines'),
  onLanding('Prizes', 'prizes'),
  onLanding('Judges', 'judges'),
  onLanding('Venue', 'venue'),
  onLanding('Results', 'results'),
  onLanding('FAQs', 'faqs'),
];

/** The button at the end of the competition's menu. */
export const registerNow: SiteLink = { label: 'Register Now', to: `${COMPETITION}/register` };

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
      { label: 'Classical', to: '/learn?category=classical' },
      { label: 'Contemporary', to: '/learn?category=contemporary' },
    ],
  },
  {
    title: 'Education',
    links: [
      { label: 'Early Years Music', to: '/learn?programme=early_years_music' },
      { label: 'Junior Conservatory', to: '/learn?programme=junior_conservatory' },
      { label: 'Adult Study', to: '/learn?programme=adult_study' },
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

/** The school elsewhere. */
export const socialLinks: readonly SocialLink[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/example' },
  { label: 'Instagram', href: 'https://www.instagram.com/example' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
  { label: 'YouTube', href: 'https://www.youtube.com/@example' },
];
