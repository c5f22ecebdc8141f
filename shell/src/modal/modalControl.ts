import type { ModalApi } from '@school/shared/contract';

/** What the modal's host needs besides the contract's API. */
export interface ModalControl extends ModalApi {
  /** Gives the focus back to the element that had it when the modal was opened. */
  readonly returnFocus: () => void;
  /** Tells the element that content is shown in. */
  readonly setOutlet: (outlet: HTMLElement | null) => void;
}
