import { expect, it } from 'vitest';
import { formatPhone } from '../format';
import { school, socialLinks } from './index';

it('matches the specification, section 2', () => {
  expect(socialLinks.map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']);
  expect(school.tagline).toBe('Achieving Global Heights In Music Education and Performances');
});

it('has the same number for the link and for display', () => {
  expect(school.phoneLabel).toBe(formatPhone(school.phone));
});
