import type { ToastApi } from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';
import { keepStylesOutOfText } from './styleSink';
import { createToastBook, type ToastBook } from './toastBook';

/** Puts the toasts of a book on the screen, from now on. */
export type ShowToasts = (book: ToastBook) => void;

/** Toasts. Their host is loaded with the first one; until it is there, toasts wait in the book. */
export function createToastApi(loadHost: () => Promise<ShowToasts> = loadToastHost): {
  readonly api: ToastApi;
} {
  const book = createToastBook();
  let shown: Promise<void> | undefined;

  function show(): void {
    shown ??= loadHost().then(
      (showToasts) => showToasts(book),
      (error: unknown) => {
        // The next toast tries again, and brings those that wait along with it.
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
  // It writes its first rules as soon as it is imported.
  keepStylesOutOfText();
  const { showToasts } = await importLazily('toasts', () => import('./ToastHost'));
  return showToasts;
}
