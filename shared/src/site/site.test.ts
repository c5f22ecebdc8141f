import { expect, it } from 'vitest';
import { formatPhone } from '../format';
import { footerSections, mainNav, school, socialLinks, upcomingEvent } from './index';

it('leads where the specification says, section 2', () => {
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
  expect(footerSections.flatMap(({ links }) => links.map(({ to }) => to))).toContain('/mate-2025');
  expect(socialLinks.map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']);
  expect(school.tagline).toBe('Achieving Global Heights In Music Education and Performances');
});

it('has its number once, for the link and for people', () => {
  expect(school.phoneWords).toBe(formatPhone(school.phone));
});
