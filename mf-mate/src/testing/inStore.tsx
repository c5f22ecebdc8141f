import { SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import { standInStoreAtOnce, standInShell } from '@school/shared/testing';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** Returns a shell with a store from the first render on, and a wrapper for components that call the API. */
export function inStore() {
  const store = standInStoreAtOnce();
  const shell = { ...standInShell(), navigate: vi.fn(), store: () => store };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>
      <StoreProvider>{children}</StoreProvider>
    </SurroundingsContext>
  );
  return { shell, wrapper };
}
