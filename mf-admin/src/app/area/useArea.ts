import { useMemo } from 'react';
import { useLinks } from '@school/shared/links';
import type { LinksIn } from '@school/shared/contract';
import { adminArea } from './area';
import { composeArea, type AdminArea } from './composeArea';
import type { AdminFeature } from './feature';

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
