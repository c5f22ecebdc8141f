import { createValue, type Observable, type ToastOptions, type ToastType } from '@school/shared/contract';
import { AUTO_CLOSE_MS } from './limits';

/** A toast that was added and not yet removed. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly type: ToastType;
  /** Milliseconds until it closes by itself, or `null`. */
  readonly autoClose: number | null;
  /** Counts the updates; each restarts its timer. */
  readonly version: number;
}

/** The toasts of the page, oldest first. */
export interface ToastBook extends Observable<readonly Toast[]> {
  readonly add: (message: string, options?: ToastOptions) => string;
  readonly update: (id: string, message: string, options?: ToastOptions) => void;
  readonly remove: (id: string) => void;
}

export function createToastBook(): ToastBook {
  const { get, subscribe, set } = createValue<readonly Toast[]>([]);
  let count = 0;
  const has = (id: string) => get().some((toast) => toast.id === id);

  return {
    get,
    subscribe,
    add(message, { type = 'default', autoClose = AUTO_CLOSE_MS } = {}) {
      const id = `toast-${++count}`;
      set([...get(), { id, message, type, autoClose, version: 0 }]);
      return id;
    },
    update(id, message, options = {}) {
      if (!has(id)) return;
      set(
        get().map((toast) =>
          toast.id === id ? { ...toast, ...options, message, version: toast.version + 1 } : toast,
        ),
      );
    },
    remove(id) {
      if (has(id)) set(get().filter((toast) => toast.id !== id));
    },
  };
}
