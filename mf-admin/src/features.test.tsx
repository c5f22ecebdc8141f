import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StaffOnly } from './app/access/StaffOnly';
import type { Me } from './app/access/api';
import { adminArea, putFeatures } from './app/area/area';
import type { AdminFeature } from './app/area/feature';
import { AdminFrame } from './app/frame/AdminFrame';
import { actionItems } from './app/palette/panel/actionItems';
import { pageItems } from './app/palette/panel/pageItems';
import { features } from './features';
import { renderIn, shellForTests, shellWithStore } from './testing/inShell';
import { stubApi } from './testing/stubApi';

afterEach(() => {
  putFeatures(features);
});

const nobody: Me = { id: 'a', roles: [], staff: false, admin: false, door: false, jury: false };
const staff: Me = { ...nobody, staff: true, door: true, jury: true };

describe('the sidebar', () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Admin' }))
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`)
      .slice(1);

  it('has what the features declare', () => {
    const choir: AdminFeature = {
      id: 'choir',
      pages: [
        { id: 'choir', to: '/admin/choir', page: '', title: 'Choir', about: '' },
        { id: 'robes', to: '/admin/choir/robes', page: '', title: 'Robes', about: '' },
      ],
      entry: { motif: 'keys' },
    };
    putFeatures([choir, ...features.filter(({ id }) => id === 'schedule')]);
    window.history.replaceState(null, '', '/admin/choir/robes');
    renderIn(shellForTests(), <AdminFrame title="Robes">Something</AdminFrame>);
    expect(names()).toEqual([
      '/admin/choir Choir',
      '/admin/choir/robes Robes',
      '/admin/schedule Scheduleno page yet',
    ]);
    window.history.replaceState(null, '', '/');
  });
});

describe('the pages in the palette', () => {
  const labels = (me: Me) => pageItems(adminArea().pages, me, () => undefined).map(({ label }) => label);

  it('are all pages for staff, those of the sidebar first', () => {
    expect(labels(staff)).toEqual([
      'Overview',
      'Registrations',
      'Artist showcase',
      'Students',
      'Staff',
      'Music study',
      'Schedule',
      'Helpers',
      'Audition times',
      'Standings',
      'Competition printouts',
      'Paper entry',
      'Announcements',
      'Publications',
      'Competition settings',
      'Donations',
      'Monthly gifts',
      'Enquiries',
      'Held forms',
      'Texts of the site',
      'People',
      'Audit log',
      'People with access',
      'Ticket orders',
      'Tickets live',
      'Sale at the desk',
      'Seating plan',
      'Ticket sale',
      'Invitations',
      'Challenge entries',
      'Check-in',
      'Jury',
      'Settings',
    ]);
  });

  it('are the pages that the role may open for everybody else', () => {
    expect(labels(nobody)).toEqual(['Settings']);
    expect(labels({ ...nobody, door: true })).toEqual(['Check-in', 'Settings']);
    expect(labels({ ...nobody, jury: true })).toEqual(['Jury', 'Settings']);
  });
});

describe('the actions in the palette', () => {
  const { navigate, toast, store } = shellForTests();
  const labels = (me: Me) => actionItems(features, me, { navigate, toast, store }).map(({ label }) => label);
  const forAnybody = ['Use light colours', 'Use dark colours', 'Use device colours'];

  it('begin with those of staff', () => {
    expect(labels(staff)).toEqual([
      'Answer the next enquiry',
      'New walk-up order',
      'Add an entry from paper',
      ...forAnybody,
    ]);
    expect(labels(nobody)).toEqual(forAnybody);
  });

  it('set the colour scheme of the device', async () => {
    const dark = actionItems(features, nobody, { navigate, toast, store })[1];
    await dark?.run();
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    delete document.documentElement.dataset['scheme'];
  });

  it('open the enquiry that has waited longest, or say that none waits', async () => {
    const shell = shellWithStore();
    const waiting = (matter: string, since: string, next: string) => ({ matter, since, next, count: 1 });
    let matters = [
      waiting('lesson', '2025-01-01', 'LEARN-1'),
      waiting('fees', '2025-03-02', 'FEES-2'),
      waiting('message', '2025-03-01', 'NOTE-1'),
    ];
    stubApi(() => matters);
    const [answer] = actionItems(features, staff, shell);
    await answer?.run();
    expect(shell.navigate.mock.calls).toEqual([
      ['/admin/enquiries?state=new&kind=message&order=asc&open=NOTE-1'],
    ]);
    matters = matters.slice(0, 1);
    await answer?.run();
    expect(shell.navigate).toHaveBeenCalledTimes(1);
    expect(shell.toast.add).toHaveBeenCalledWith('No enquiries are waiting for an answer.', { type: 'info' });
  });
});

it('names the pages that a person may open where the role of staff is missing', async () => {
  stubApi(({ path }) => (path === '/me' ? { ...nobody, jury: true } : { auth: { staffRoles: ['staff'] } }));
  renderIn(shellWithStore(), <StaffOnly>Donations</StaffOnly>);
  const open = await screen.findAllByRole('link');
  expect(open.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to the jury’s page, which you may use', '/admin/jury'],
  ]);
});

it('deletes the names of guests from the device at sign-out', async () => {
  stubApi(() => ({}));
  localStorage.setItem('school:door-list', '{}');
  localStorage.setItem('school:door-scan:1', '{}');
  renderIn(shellForTests(), <AdminFrame title="Helpers">Something</AdminFrame>);
  fireEvent.click(screen.getByRole('button', { name: /^Hi, / }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(localStorage.getItem('school:door-list')).toBeNull());
  expect(localStorage.getItem('school:door-scan:1')).toBe('{}');
});
