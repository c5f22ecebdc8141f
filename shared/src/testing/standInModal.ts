import { createValue, type ModalApi, type ModalState } from '../contract';

export interface StandInModal extends ModalApi {
  /** Sets the element that the open modal's content is rendered into. */
  readonly setOutlet: (outlet: HTMLElement | null) => void;
}

const NONE: ModalState = { openId: '', required: false, outlet: null };

/** Creates the modal of a page, shown wherever its outlet is. */
export function standInModal(): StandInModal {
  const state = createValue(NONE);
  let place: HTMLElement | null = null;
  return {
    get: state.get,
    subscribe: state.subscribe,
    open: (openId, { required = false } = {}) => state.set({ openId, required, outlet: place }),
    close: () => state.set(NONE),
    setOutlet(outlet) {
      place = outlet;
      if (state.get().openId) state.set({ ...state.get(), outlet });
    },
  };
}
