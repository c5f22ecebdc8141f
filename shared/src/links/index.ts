import { useShellState } from '@school/shared';
import { linksIn, type LinksIn, type PageLink, type PlacedLink } from '../contract';

const NO_LINKS: readonly PlacedLink[] = [];
const none = { get: () => NO_LINKS, subscribe: () => () => undefined };

/** Returns the links of all apps in one list of the site; none in a shell from before they existed. */
export const useLinks = <List extends PageLink['in']>(list: List): readonly LinksIn<List>[] =>
  linksIn(
    useShellState(({ links = none }) => links),
    list,
  );
