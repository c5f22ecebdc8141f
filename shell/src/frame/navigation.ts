import type { SiteLink } from '@school/shared/site';

// Sample content: the shell's own links of the frame. A remote declares its links in its routes.

export const mainNav: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About us', to: '/about' },
  { label: 'Learn Music', to: '/learn' },
  { label: 'Projects & Events', to: '/projects' },
  { label: 'Community', to: '/community' },
];

/** The button at the end of the public navigation. */
export const upcomingEvent: SiteLink = { label: 'Upcoming Event', to: '/music-competition' };

/** An entry of the competition's menu; `section` is the anchor on the landing page. */
export interface CompetitionLink extends SiteLink {
  readonly section?: string;
}

const COMPETITION = '/music-competition';

const onLanding = (label: string, section: string): CompetitionLink => ({
  label,
  section,
  to: `${COMPETITION}#${section}`,
});

/** The competition's menu: the home page, then its sections. */
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

/** The name of the partner, in lines beside its mark on competition pages; none until there is a partner. */
export const partnerName: readonly string[] = [];
