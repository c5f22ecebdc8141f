import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn, shellForTests } from '../../testing/inShell';
import { Tabs } from './Tabs';

it('marks one tab, also when another has the same address without the query', () => {
  window.history.replaceState(null, '', '/admin/artist-showcase?view=pros');
  const tabs = [
    { to: '/admin/artist-showcase', label: 'Engagements' },
    { to: '/admin/artist-showcase?view=pros', label: 'Performers' },
  ];
  renderIn(shellForTests(), <Tabs label="Lists" tabs={tabs} shown="/admin/artist-showcase?view=pros" />);
  const shown = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Performers']);
});
