import { matchRoutes } from 'react-router-dom';
import type { Page, Registry } from '../site/registry';

/** Finds the composed page that answers a path: fixed addresses first, then patterns, in the end the 404 page. */
export function pageFinder({ pages }: Registry): (pathname: string) => Page | undefined {
  const patterns = Object.entries(pages)
    .filter(([path]) => path.includes(':'))
    .map(([path, page]) => ({ path, handle: page }));
  return (pathname) =>
    (Object.hasOwn(pages, pathname) ? pages[pathname] : undefined) ??
    matchRoutes(patterns, pathname)?.[0]?.route.handle ??
    pages['*'];
}
