import { use, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useShell } from '@school/shared';

/** Provides the shell's store to a part of a page that uses the API. Suspends until the store is loaded. */
export function StoreProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <Provider store={use(useShell().store())}>{children}</Provider>;
}
