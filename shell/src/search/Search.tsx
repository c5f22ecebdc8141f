import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '@school/shared';
import type { ModalState } from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';

const loadPanel = () => import('./SearchPanel');
const SearchPanel = lazy(() =>
  importLazily('search', loadPanel).then(({ SearchPanel: Panel }) => ({ default: Panel })),
);

interface Props {
  /** The element that the modal's content is rendered into. */
  readonly outlet: NonNullable<ModalState['outlet']>;
  readonly close: () => void;
}

/** The search as content of the modal. Its code loads when it is first opened. */
export function Search({ outlet, close }: Props) {
  return createPortal(
    <ErrorBoundary app="shell">
      <Suspense
        fallback={
          <div role="status">
            <h2>Search</h2>One moment
          </div>
        }
      >
        <SearchPanel close={close} />
      </Suspense>
    </ErrorBoundary>,
    outlet,
  );
}
