import { use, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useShell } from '@school/shared';

/**
 * Goes around the part of a page that asks the API: waits (by Suspense) until the shell's store is loaded, and
 * gives it to what is inside.
 */
export function StoreProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <Provider store={use(useShell().store())}>{children}</Provider>;
}
