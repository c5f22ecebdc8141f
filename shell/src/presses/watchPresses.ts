import { FAILED, LIVE, REGION, type EarlyInput, type EarlyInputs } from '@school/shared';
import { isOnLine, PLAIN } from './isOnLine';
import { PATIENCE_MS } from './patience';

/** The id of the live region that announces the result of a press. */
export const NOTE_ID = 'press-note';
export const ON_ITS_WAY = 'One moment, this is being loaded.';
export const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';

const TEXT_FIELD = 'textarea,input:not([type=radio],[type=checkbox],[type=file])';

/** Whether the server answers a form without code. */
const isPlainForm = (element: Element) => element.getAttribute('action')?.startsWith('/forms/') ?? false;

/**
 * From the first paint on, acknowledges presses on controls whose code has not loaded, and records them and all input
 * for the code. It is inlined in every composed page, so its size matters.
 */
export function watchPresses(page: Document): void {
  const view = page.defaultView!;
  // No code will load to handle what is recorded.
  if (!isOnLine(view)) return page.documentElement.setAttribute(PLAIN, '');
  const stopped = new AbortController();
  let inputs: EarlyInput[] = [];
  /** Submits that the browser carries out: the server answers these forms without code. */
  let sent: EarlyInput[] = [];

  function waitingRegion(element: Element): Element | undefined {
    const region = element.closest(REGION);
    return region && !region.hasAttribute(LIVE) ? region : undefined;
  }

  function say(text: string, failed: boolean): void {
    const note = page.getElementById(NOTE_ID);
    if (!note) return;
    note.toggleAttribute(FAILED, failed);
    note.textContent = text;
  }

  function show(control: Element | null | undefined, busy: boolean): void {
    control?.toggleAttribute('data-pressed', busy);
    if (busy) control?.setAttribute('aria-busy', 'true');
    else control?.removeAttribute('aria-busy');
  }

  function keep(input: Omit<EarlyInput, 'index'>): void {
    const { target, region } = input;
    const index = [...region.querySelectorAll(target.localName)].indexOf(target);
    const indexed = { ...input, index };
    inputs.push(indexed);
    if (isPlainForm(target)) setTimeout(send, PATIENCE_MS, indexed);
  }

  function send(input: EarlyInput): void {
    // It was withdrawn, or its code has loaded.
    if (!inputs.includes(input) || !view.navigator.onLine) return;
    inputs = inputs.filter((other) => other !== input);
    sent.push(input);
    (input.shownAt as HTMLElement).click();
  }

  function withdraw(pressed: (input: EarlyInput) => boolean): void {
    inputs.filter(pressed).forEach(early.acknowledged);
    inputs = inputs.filter((input) => !pressed(input));
  }

  function press(event: Event, kind: 'click' | 'submit', target: Element, shownAt: Element | null): void {
    const region = waitingRegion(target);
    const worksWithoutCode = target.localName === 'a' || (isPlainForm(target) && view.navigator.onLine);
    if (!region || (worksWithoutCode && region.hasAttribute(FAILED))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (region.hasAttribute(FAILED)) return say(NOT_LOADED, true);
    const isFirst = !inputs.some((other) => other.target === target && other.kind === kind);
    if (isFirst || target.hasAttribute('data-every-press')) keep({ kind, region, target, shownAt });
    show(shownAt, true);
    say(ON_ITS_WAY, false);
  }

  function listen(type: string, listener: (event: Event) => void): void {
    view.addEventListener(type, listener, { capture: true, signal: stopped.signal });
  }

  listen('click', (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>(
      'button,[role=button],[role=tab],[data-keep-press]',
    );
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    // A link opened in a new tab and a summary are handled by the browser.
    if (!control || (control.localName === 'a' && (metaKey || ctrlKey || shiftKey))) return;
    // A submit button is handled by its form's submit event.
    if (!(control.type === 'submit' && control.form)) press(event, 'click', control, control);
  });

  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // Code that loads now would send it a second time.
    if (sent.some(({ target }) => target === form)) return event.stopImmediatePropagation();
    const { submitter } = event as SubmitEvent;
    press(event, 'submit', form, submitter ?? form.querySelector('[type=submit]'));
  });

  // The person goes on filling in: submitting now would send half a word and take the focus from the field.
  function withdrawFrom(form: HTMLFormElement | null): void {
    if (form) withdraw(({ target }) => target === form);
  }

  listen('focusin', ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.matches(TEXT_FIELD)) withdrawFrom(control.form);
  });

  // The page may come back as it was left.
  listen('pagehide', () => {
    sent.forEach(early.acknowledged);
    sent = [];
  });

  for (const type of ['input', 'change']) {
    listen(type, (event) => {
      // Other elements have a subset of an input's properties.
      const control = event.target as HTMLInputElement;
      const region = waitingRegion(control);
      // A file stays in its field by itself.
      if (!region || control.type === 'file') return;
      const { form, value, checked = false } = control;
      if ((event as InputEvent).inputType) withdrawFrom(form);
      inputs = inputs.filter((other) => other.target !== control || other.kind !== 'change');
      keep({ kind: 'change', region, target: control, value, checked });
    });
  }

  function giveUp(region: Element): void {
    region.setAttribute(FAILED, '');
    const pressed = (input: EarlyInput) => input.region === region && input.kind !== 'change';
    inputs.filter((input) => pressed(input) && isPlainForm(input.target)).forEach(send);
    const isPressed = inputs.some(pressed);
    withdraw(pressed);
    if (isPressed) say(NOT_LOADED, true);
  }

  const waiting = () => page.querySelectorAll(`:is(${REGION}):not([${LIVE}])`);

  // The shell's own code could not be loaded or run, so nothing later will report it.
  const onFailure = ({ target }: Event) => {
    const isScript = target === view || (target as Element).localName === 'script';
    if (isScript && page.querySelector(`#shell:not([${LIVE}])`)) waiting().forEach(giveUp);
  };
  listen('error', onFailure);
  listen('unhandledrejection', onFailure);

  const early: EarlyInputs = {
    take(region) {
      const taken = inputs.filter((input) => input.region === region);
      inputs = inputs.filter((input) => input.region !== region);
      return taken;
    },
    acknowledged({ kind, shownAt }) {
      show(shownAt, false);
      if (kind !== 'change') say('', false);
    },
    giveUp,
    stopWhenDone() {
      // The code has loaded after an earlier failure.
      const failed = page.querySelector(`:is(${REGION})[${FAILED}]`);
      if (!failed && page.querySelector(`#${NOTE_ID}[${FAILED}]`)) say('', false);
      if (waiting().length + sent.length > 0) return;
      stopped.abort();
      delete view.earlyInputs;
    },
  };
  view.earlyInputs = early;
}
