import { useMemo } from 'react';
import { useShellState } from '@school/shared';
import { linksIn, linksOf, type LinksIn } from '@school/shared/contract';
import { adminArea } from './area';
import { composeArea, type AdminArea } from './composeArea';
import type { AdminFeature } from './feature';

const KNOWS_NONE = { table: {} };
const noApps = { get: () => KNOWS_NONE, subscribe: () => () => undefined };

/** Returns the admin area with the staff pages of other apps after its own. */
export function useArea(): AdminArea {
  const { table } = useShellState(({ apps = noApps }) => apps);
  return useMemo(() => {
    const links = linksIn(linksOf(table), 'staff');
    return links.length === 0 ? adminArea() : composeArea([...adminArea().features, ...links.map(featureOf)]);
  }, [table]);
}

const featureOf = ({ to, label, about, motif }: LinksIn<'staff'>): AdminFeature => ({
  id: to,
  pages: [{ id: to, to, page: '', title: label, about }],
  entry: { motif },
});
