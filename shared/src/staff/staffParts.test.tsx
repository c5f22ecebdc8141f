// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SurroundingsContext, useAsset } from '@school/shared';
import type { Shell } from '../contract';
import { standInShell } from '../testing';
import { BesideRecord, putStaffParts, readSchoolTerms, RecordHistory } from './staffParts';

afterEach(() => {
  cleanup();
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

const show = (shell: Shell) =>
  render(
    <SurroundingsContext value={{ shell, base: '/apps/mf-own/' }}>
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

it('tries again when a part could not be loaded, and is silent about one that only adds to the page', async () => {
  const part = vi.fn<NonNullable<Shell['part']>>().mockRejectedValue(new Error('offline'));
  show(shellWith(part));
  expect((await screen.findByRole('alert')).textContent).toContain('The changes could not be loaded');
  part.mockResolvedValue(offered);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByAltText('l1')).toBeTruthy();
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
