import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sponsors } from './Sponsors';

it('shows nothing until there are sponsors', () => {
  const { container } = render(<Sponsors list={[]} />);
  expect(container.textContent).toBe('');
});

it('names the sponsors', () => {
  render(<Sponsors list={[{ name: 'Accra Strings', motif: 'note' }]} />);
  expect(screen.getByText('With the support of')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Accra Strings');
});
