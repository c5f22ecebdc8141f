import { SurroundingsContext } from '@school/shared';
import { standInShell, standInStoreAtOnce } from '@school/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a part of a page with a stand-in for the shell and its store. @param address path and query of the page */
export function showInShell(children: ReactNode, address = '/'): void {
  const store = standInStoreAtOnce();
  const shell = { ...standInShell(), store: () => store };
  render(
    <MemoryRouter initialEntries={[address]}>
      <SurroundingsContext value={{ shell, base: '/' }}>{children}</SurroundingsContext>
    </MemoryRouter>,
  );
}
