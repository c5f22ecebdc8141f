import type { ModalApi } from '@school/shared/contract';

/** The modal host's API in addition to the contract's. */
export interface ModalControl extends ModalApi {
  /** Returns focus to the element that had it when the modal was opened. */
  readonly returnFocus: () => void;
  /** Sets the element that content is rendered into. */
  readonly setOutlet: (outlet: HTMLElement | null) => void;
}
