import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore } from '../../testing/inShell';
import { stubApi } from '../../testing/stubApi';
import { People } from './People';
import { personPath } from '../../kit/people/personPath';

it("focuses the start of a person's page, and of the list on return, and does nothing on a page load", async () => {
  stubApi(() => ({
    staff: true,
    admin: false,
    roles: [],
    rows: [],
    total: 0,
    records: [],
    names: [],
    phones: [],
    written: [],
  }));
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'main';
  main.tabIndex = -1;
  history.replaceState(null, '', personPath('ama@example.com'));
  renderWithStore(<People />);
  expect(document.activeElement).toBe(document.body);
  for (const path of ['/admin/people', personPath('kofi@example.com')]) {
    main.blur();
    act(() => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(document.activeElement).toBe(main);
  }
});
