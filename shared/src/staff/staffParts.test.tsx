import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SurroundingsContext, useAsset } from '@school/shared';
import type { Shell } from '../contract';
import { standInShell } from '../testing';
import { BesideRecord, putStaffParts, readSchoolTerms, RecordHistory } from './staffParts';

afterEach(() => {
  putStaffParts({});
});

const History = ({ record }: { readonly record: string }) => <img alt={record} src={useAsset('mark.svg')} />;
const offered = { part: History, base: '/apps/mf-admin/' };
const shellWith = (part: NonNullable<Shell['part']>): Shell => ({ ...standInShell(), part });
const beside = {
  record: { kind: 'lesson', id: 'l1' },
  what: 'lesson',
  refetch: async () => ({ isError: false }),
};

const show = (shell: Shell, page?: ReactNode) =>
  render(
    <SurroundingsContext value={{ shell, base: '/apps/mf-own/' }}>
      {page}
      <BesideRecord {...beside} />
      <RecordHistory record="l1" />
    </SurroundingsContext>,
  );

it('shows the parts of the admin area with its files', async () => {
  const part = vi.fn(async (_: string, name: string) =>
    name === 'RecordHistory' ? offered : { ...offered, part: () => <p>Ama is here</p> },
  );
  show(shellWith(part));
  expect((await screen.findByAltText('l1')).getAttribute('src')).toBe('/apps/mf-admin/mark.svg');
  expect(screen.getByText('Ama is here')).toBeTruthy();
  expect(part.mock.calls).toEqual([
    ['mf-admin', 'BesideRecord'],
    ['mf-admin', 'RecordHistory'],
  ]);
});

const failures = [
  'Changes by colleagues could not be checkedSaving may overwrite a colleague’s change.Try again',
  'The changes could not be loadedTry again',
];
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('says that a part could not be loaded, and tries again', async () => {
  const part = vi.fn<NonNullable<Shell['part']>>().mockRejectedValue(new Error('offline'));
  show(shellWith(part));
  await waitFor(() => expect(alerts()).toEqual(failures));
  part.mockResolvedValue(offered);
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement);
  expect(await screen.findByAltText('l1')).toBeTruthy();
  expect(alerts()).toEqual(failures.slice(0, 1));
});

it('says so when a part throws, and keeps the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken part');
    return <p>Mended</p>;
  };
  show(
    shellWith(async () => ({ ...offered, part: Broken })),
    <p>The record</p>,
  );
  await waitFor(() => expect(alerts()).toEqual(failures));
  expect(screen.getByText('The record')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(await screen.findByText('Mended')).toBeTruthy();
});

it('shows its own parts in the app that offers them', async () => {
  const part = vi.fn(async () => offered);
  putStaffParts({ RecordHistory: ({ record }) => <p>Own {record}</p>, readSchoolTerms: async () => ['own'] });
  const shell = shellWith(part);
  show(shell);
  expect(screen.getByText('Own l1')).toBeTruthy();
  expect(await readSchoolTerms(shell)).toEqual(['own']);
  expect(part).toHaveBeenCalledExactlyOnceWith('mf-admin', 'BesideRecord');
});

it('reads the terms of the school year by the app that has them', async () => {
  expect(await readSchoolTerms(shellWith(async () => ({ ...offered, part: async () => ['terms'] })))).toEqual(
    ['terms'],
  );
});
