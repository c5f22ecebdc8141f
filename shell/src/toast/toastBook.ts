import type { Observable, ToastOptions, ToastType } from '@school/shared/contract';
import { AUTO_CLOSE_MS } from './limits';

/** A toast that was added and not yet removed. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly type: ToastType;
  /** Milliseconds until it closes by itself, or `null`. */
  readonly autoClose: number | null;
  /** Counts the updates: with each, its time starts again. */
  readonly version: number;
}

/** The toasts of the page, oldest first. */
export interface ToastBook extends Observable<readonly Toast[]> {
  readonly add: (message: string, options?: ToastOptions) => string;
  readonly update: (id: string, message: string, options?: ToastOptions) => void;
  readonly remove: (id: string) => void;
}

export function createToastBook(): ToastBook {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let count = 0;

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message, { type = 'default', autoClose = AUTO_CLOSE_MS } = {}) {
      const id = `toast-${++count}`;
      change([...toasts, { id, message, type, autoClose, version: 0 }]);
      return id;
    },
    update(id, message, options = {}) {
      if (!toasts.some((toast) => toast.id === id)) return;
      change(
        toasts.map((toast) =>
          toast.id === id ? { ...toast, ...options, message, version: toast.version + 1 } : toast,
        ),
      );
    },
    remove(id) {
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
  };
}
