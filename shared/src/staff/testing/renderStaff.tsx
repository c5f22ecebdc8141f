import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, SurroundingsContext } from '@school/shared';
import { standInShell } from '../../testing';

/** Renders a part of a staff page as the shell would. */
export const renderStaff = (part: ReactNode) =>
  render(
    <BrowserRouter>
      <SurroundingsContext value={{ shell: standInShell(), base: '/apps/mf-own/' }}>
        {part}
      </SurroundingsContext>
    </BrowserRouter>,
  );
