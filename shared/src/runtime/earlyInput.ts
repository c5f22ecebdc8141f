/** The parts of a page whose code comes on its own: the frame, an app's area, an island. */
export const REGION = '#shell,[data-app],[data-island]';
/** Carried by a region once its code is there and listens. */
export const LIVE = 'data-live';
/** Carried by a region whose code could not be loaded, until it is there after all. */
export const FAILED = 'data-failed';

/** Something that a person did to a control before its code was there. */
export interface EarlyInput {
  readonly kind: 'click' | 'submit' | 'change';
  readonly region: Element;
  /** The control; for a submit its form. */
  readonly target: Element;
  /** Its place among the elements of its kind in the region, should React have to make them anew. */
  readonly index: number;
  /** Where the press is acknowledged. */
  readonly shownAt?: Element | null;
  /** Of a change: what the control held. */
  readonly value?: string;
  readonly checked?: boolean;
}

/** What the inline script of composed pages keeps for the code that is on its way. */
export interface EarlyInputs {
  /** Hands over what was done in a region, in its order, and forgets it. */
  readonly take: (region: Element) => readonly EarlyInput[];
  /** Ends the acknowledgement of a press that is about to be carried out. */
  readonly acknowledged: (input: EarlyInput) => void;
  /** Ends all acknowledgements in a region, and says that its code could not be loaded. */
  readonly giveUp: (region: Element) => void;
  /** Stops listening once no region of the page is waited for. */
  readonly stopWhenDone: () => void;
}

declare global {
  interface Window {
    /** Missing where no page was composed, and once everything on the page is live. */
    earlyInputs?: EarlyInputs;
  }
}

/** Says that a region's code is there, and carries out what was done in it before: choices first, then presses. */
export function goLive(region: Element): void {
  region.setAttribute(LIVE, '');
  region.removeAttribute(FAILED);
  const early = window.earlyInputs;
  if (!early) return;
  const inputs = early.take(region);
  void carryOut(inputs, early).finally(early.stopWhenDone);
}

/** Says that a region's code could not be loaded. Its choices are kept for another try. */
export function giveUp(region: Element): void {
  window.earlyInputs?.giveUp(region);
}

/** Says that a region's code is asked for once more: what is done in it from now on is kept again. */
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
    // React works off what one event led to in a microtask: the next one meets the page as it is then.
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

/** Has a control hold what it held, and its component hear of it. */
function enterAgain({ value = '', checked = false }: EarlyInput, control: Element): void {
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    // React passes over an event after which a control is as it was.
    control.checked = !checked;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // Someone is typing on: what they type next is heard in any case, and their cursor stays where it is.
    if (control === document.activeElement && control.value === value) return;
    control.value = value === '' ? control.defaultValue : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
