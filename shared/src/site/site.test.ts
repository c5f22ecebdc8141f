import { expect, it } from 'vitest';
import { formatPhone } from '../format';
import { school, socialLinks } from './index';

it('is what the specification says, section 2', () => {
  expect(socialLinks.map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']);
  expect(school.tagline).toBe('Achieving Global Heights In Music Education and Performances');
});

it('has its number once, for the link and for people', () => {
  expect(school.phoneLabel).toBe(formatPhone(school.phone));
});
