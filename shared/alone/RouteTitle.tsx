import { useEffect } from 'react';
import { useLocation, useShell, type App } from '@school/shared';

/** Sets the document's title from the current route. */
export function RouteTitle({ app }: { readonly app: App }) {
  const { page } = useShell();
  const { pathname } = useLocation();
  const match = app.match(pathname);
  const title = match?.variant?.title ?? match?.route.title;
  useEffect(() => {
    if (title) page.update({ title, backLink: '' });
  }, [page, title]);
  return null;
}
