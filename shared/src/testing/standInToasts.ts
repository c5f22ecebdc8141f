import { createValue, type Observable, type ToastApi, type ToastOptions } from '../contract';

export interface StandInToast extends Required<Pick<ToastOptions, 'type'>> {
  readonly id: string;
  readonly message: string;
}

/** Creates toasts that stay in a list until they are removed, so that tests and developers can read them. */
export function standInToasts(): ToastApi & Observable<readonly StandInToast[]> {
  const shown = createValue<readonly StandInToast[]>([]);
  let count = 0;
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    add(message, { type = 'default' } = {}) {
      const id = `toast-${++count}`;
      shown.set([...shown.get(), { id, message, type }]);
      return id;
    },
    update(id, message, { type } = {}) {
      shown.set(
        shown
          .get()
          .map((toast) => (toast.id === id ? { ...toast, message, type: type ?? toast.type } : toast)),
      );
    },
    remove: (id) => shown.set(shown.get().filter((toast) => toast.id !== id)),
  };
}
