/** The regions of a page whose code loads separately: the frame, an app's area, an island. */
export const REGION = '#shell,[data-app],[data-island]';
/** Set on a region when its code handles events. */
export const LIVE = 'data-live';
/** Set on a region while its code could not be loaded. */
export const FAILED = 'data-failed';

/** An action on a control before its code was loaded. */
export interface EarlyInput {
  readonly kind: 'click' | 'submit' | 'change';
  readonly region: Element;
  /** The control, or the form of a submit. */
  readonly target: Element;
  /** Its index among the elements of its kind in the region, in case React renders them again. */
  readonly index: number;
  /** The element that shows the pending state. */
  readonly shownAt?: Element | null;
  /** For a change: the control's value. */
  readonly value?: string;
  readonly checked?: boolean;
}

/** Input that the inline script of composed pages records until code is loaded. */
export interface EarlyInputs {
  /** Returns and removes the recorded input of a region, in order. */
  readonly take: (region: Element) => readonly EarlyInput[];
  /** Ends the pending state of a press that is about to be handled. */
  readonly acknowledged: (input: EarlyInput) => void;
  /** Ends all pending states in a region and marks its code as failed. */
  readonly giveUp: (region: Element) => void;
  /** Stops listening when all regions of the page are live. */
  readonly stopWhenDone: () => void;
}

declare global {
  interface Window {
    /** Undefined on pages that were not composed, and when everything is live. */
    earlyInputs?: EarlyInputs;
  }
}

/** Marks a region as live and replays its recorded input: changes first, then presses. */
export function goLive(region: Element): void {
  region.setAttribute(LIVE, '');
  region.removeAttribute(FAILED);
  const early = window.earlyInputs;
  if (!early) return;
  const inputs = early.take(region);
  void carryOut(inputs, early).finally(early.stopWhenDone);
}

/** Marks a region's code as failed. Recorded changes are kept for a retry. */
export function giveUp(region: Element): void {
  window.earlyInputs?.giveUp(region);
}

/** Marks a region as loading again, so that input is recorded again. */
export function waitAgain(region: Element): void {
  region.removeAttribute(FAILED);
  window.earlyInputs?.stopWhenDone();
}

async function carryOut(inputs: readonly EarlyInput[], early: EarlyInputs): Promise<void> {
  const inTurn = [
    ...inputs.filter(({ kind }) => kind === 'change'),
    ...inputs.filter(({ kind }) => kind !== 'change'),
  ];
  for (const input of inTurn) {
    early.acknowledged(input);
    const target = targetOf(input);
    if (target) repeat(input, target);
    // React processes an event's updates in a microtask, so that the next one meets the updated page.
    await Promise.resolve();
  }
}

function targetOf({ target, region, index }: EarlyInput): Element | undefined {
  return target.isConnected ? target : region.querySelectorAll(target.localName)[index];
}

function repeat(input: EarlyInput, target: Element): void {
  if (input.kind === 'change') enterAgain(input, target);
  else if (target instanceof HTMLFormElement) submit(target, submitterOf(input, target));
  else if (target instanceof HTMLElement) target.click();
}

/** Safari has `requestSubmit` from 16. */
function submit(form: HTMLFormElement, submitter?: HTMLElement): void {
  if ('requestSubmit' in form) return form.requestSubmit(submitter);
  const button = submitter ?? (form as HTMLFormElement).querySelector<HTMLElement>('[type=submit]');
  button?.click();
}

function submitterOf({ shownAt }: EarlyInput, form: HTMLFormElement): HTMLElement | undefined {
  return shownAt instanceof HTMLElement && shownAt.isConnected && 'form' in shownAt && shownAt.form === form
    ? shownAt
    : undefined;
}

/** Sets a control to its recorded value and notifies its component. */
function enterAgain({ value = '', checked = false }: EarlyInput, control: Element): void {
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    // React ignores an event that does not change the control.
    control.checked = !checked;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // The person is still typing: further input is handled anyway, and the cursor must not move.
    if (control === document.activeElement && control.value === value) return;
    control.value = value === '' ? control.defaultValue : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
