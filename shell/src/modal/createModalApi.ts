import { createValue, type ModalApi, type ModalState } from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';
import { rememberFocus } from './rememberFocus';
import type { ModalControl } from './modalControl';

/** Adds the modal to the page. */
export type ShowModal = (control: ModalControl) => void;

const NONE: ModalState = { openId: '', required: false, outlet: null };

/** Creates the modal of the page. Its host loads when it is first opened. */
export function createModalApi(loadHost: () => Promise<ShowModal> = loadModalHost): {
  readonly api: ModalApi;
} {
  const { get, subscribe, set } = createValue(NONE);
  let place: HTMLElement | null = null;
  let returnFocus = (): void => undefined;
  let host: Promise<void> | undefined;

  const control: ModalControl = {
    get,
    subscribe,
    returnFocus: () => returnFocus(),
    setOutlet(outlet) {
      place = outlet;
      if (get().openId) set({ ...get(), outlet });
    },
    open(id, { required = false } = {}) {
      if (!get().openId) returnFocus = rememberFocus();
      set({ openId: id, required, outlet: place });
      host ??= loadHost().then((showModal) => showModal(control), giveUp);
    },
    close() {
      if (get().openId) set(NONE);
    },
  };

  function giveUp(error: unknown): void {
    host = undefined;
    control.close();
    console.error('The dialog cannot be shown', error);
  }

  return { api: control };
}

async function loadModalHost(): Promise<ShowModal> {
  const { showModal } = await importLazily('modal', () => import('./ModalHost'));
  return showModal;
}
