import type { ToastApi } from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';
import { createToastBook, type ToastBook } from './toastBook';

/** Renders the toasts of a book from now on. */
export type ShowToasts = (book: ToastBook) => void;

/** Creates the toast API. Its host loads with the first toast; until then toasts wait in the book. */
export function createToastApi(loadHost: () => Promise<ShowToasts> = loadToastHost): {
  readonly api: ToastApi;
} {
  const book = createToastBook();
  let shown: Promise<void> | undefined;

  function show(): void {
    shown ??= loadHost().then(
      (showToasts) => showToasts(book),
      (error: unknown) => {
        // The next toast retries and shows the waiting ones too.
        shown = undefined;
        console.error('Toasts cannot be shown', error);
      },
    );
  }

  return {
    api: {
      add(message, options) {
        show();
        return book.add(message, options);
      },
      update: book.update,
      remove: book.remove,
    },
  };
}

async function loadToastHost(): Promise<ShowToasts> {
  const { showToasts } = await importLazily('toasts', () => import('./ToastHost'));
  return showToasts;
}
