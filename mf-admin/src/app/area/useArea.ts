import { useMemo } from 'react';
import { useShellState } from '@school/shared';
import { linksIn, linksOf, type LinksIn, type PageLink } from '@school/shared/contract';
import { adminArea } from './area';
import { composeArea, type AdminArea } from './composeArea';
import type { AdminFeature } from './feature';

const KNOWS_NONE = { table: {} };
const noApps = { get: () => KNOWS_NONE, subscribe: () => () => undefined };

/** Returns the links that apps declare for a list. */
export function useLinks<List extends PageLink['in']>(list: List): readonly LinksIn<List>[] {
  const { table } = useShellState(({ apps = noApps }) => apps);
  return useMemo(() => linksIn(linksOf(table), list), [table, list]);
}

/** Returns the admin area with the staff pages of other apps after its own. */
export function useArea(): AdminArea {
  const links = useLinks('staff');
  return useMemo(
    () =>
      links.length === 0 ? adminArea() : composeArea([...adminArea().features, ...links.map(featureOf)]),
    [links],
  );
}

const featureOf = ({ to, label, about, motif }: LinksIn<'staff'>): AdminFeature => ({
  id: to,
  pages: [{ id: to, to, page: '', title: label, about }],
  entry: { motif },
});
