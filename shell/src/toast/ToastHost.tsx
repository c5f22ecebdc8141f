import './stylesOutOfText';
import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { layer } from '@school/shared/theme';
import { Drop } from './Drop';
import { MOST_AT_ONCE, TOAST_POSITION, TRANSITION_MS } from './limits';
import { ToastCard } from './ToastCard';
import type { Toast, ToastBook } from './toastBook';

/** Renders the toasts of a book in their own root at the end of the page. */
export function showToasts(book: ToastBook): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'toast-' }).render(<ToastHost book={book} />);
}

/** notistack positions, stacks and animates the toasts; the book and the card decide on content and closing. */
export function ToastHost({ book }: { readonly book: ToastBook }) {
  const top = useRef<HTMLElement>(null);
  const remove = (key: SnackbarKey | undefined) => book.remove(String(key));
  return (
    <TopLayer ref={top} popover="manual" aria-label="Messages">
      <SnackbarProvider
        maxSnack={MOST_AT_ONCE}
        anchorOrigin={TOAST_POSITION}
        autoHideDuration={null}
        TransitionComponent={Drop}
        transitionDuration={TRANSITION_MS}
        content={(id) => <Card book={book} id={String(id)} />}
        onClose={(_event, _reason, key) => remove(key)}
      >
        <Bridge book={book} onAdd={() => raise(top.current)} />
      </SnackbarProvider>
    </TopLayer>
  );
}

/** Synchronises notistack with the book. */
function Bridge({ book, onAdd }: { readonly book: ToastBook; readonly onAdd: () => void }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const toasts = useSyncExternalStore(book.subscribe, book.get);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const ids = new Set(toasts.map((toast) => toast.id));
    const gone = [...shown.current].filter((id) => !ids.has(id));
    const added = toasts.filter((toast) => !shown.current.has(toast.id));
    shown.current = ids;
    for (const id of gone) closeSnackbar(id);
    for (const { id, message } of added) enqueueSnackbar(message, { key: id });
    if (added.length > 0) onAdd();
  }, [toasts, enqueueSnackbar, closeSnackbar, onAdd]);

  return null;
}

/** Shows the toast of an id; while it disappears, its last state. */
function Card({ book, id }: { readonly book: ToastBook; readonly id: string }) {
  const current = useSyncExternalStore(book.subscribe, () => book.get().find((toast) => toast.id === id));
  const [last, setLast] = useState<Toast | undefined>(current);
  if (current && current !== last) setLast(current);
  const toast = current ?? last;
  return toast ? <ToastCard toast={toast} onClose={() => book.remove(id)} /> : null;
}

/** A dialog is in the browser's top layer, so toasts are too, and the newest appears above an open dialog. */
function raise(host: HTMLElement | null): void {
  if (!host || !('showPopover' in host)) return;
  const open = host.matches(':popover-open');
  if (open && !document.querySelector('dialog[open]')) return;
  if (open) host.hidePopover();
  host.showPopover();
}

const TopLayer = styled.section`
  position: fixed;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  z-index: ${layer.toast};
  .notistack-SnackbarContainer {
    z-index: ${layer.toast};
  }
`;
