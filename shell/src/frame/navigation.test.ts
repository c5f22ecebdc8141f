import { expect, it } from 'vitest';
import { baseLinks, footerSections } from './footerSections';
import { mainNav, upcomingEvent } from './navigation';

it('has the links of the specification, section 2', () => {
  expect(mainNav.map(({ label }) => label)).toEqual([
    'Home',
    'About us',
    'Learn Music',
    'Projects & Events',
    'Community',
  ]);
  expect(upcomingEvent).toEqual({ label: 'Upcoming Event', to: '/music-competition' });
  expect(footerSections.map(({ title }) => title)).toEqual(['About', 'Categories', 'Education', 'Community']);
  expect(footerSections[0]?.links.map(({ label }) => label)).toEqual(['Who we are', 'Contact']);
  expect(baseLinks.map(({ to }) => to)).toEqual(['/faq', '/safeguarding', '/privacy']);
  expect(footerSections.flatMap(({ links }) => links.map(({ to }) => to))).toContain('/mate-2025');
});
