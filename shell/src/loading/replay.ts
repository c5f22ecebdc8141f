import { goLive, LIVE, REGION, type EarlyInput, type EarlyInputs } from '@school/shared';
import { holdersIn, isAsBefore, isLive, keyOf, type Held, type Holder } from './held';

/** A press that waits for its code, with its index among similar controls. */
export interface Press {
  readonly input: EarlyInput;
  readonly nth: number;
}

/** On a page that was not composed, nothing was recorded yet. */
const NOTHING_RECORDED: EarlyInputs = {
  take: () => [],
  acknowledged: () => undefined,
  giveUp: () => undefined,
  stopWhenDone: () => delete window.earlyInputs,
};

/** Passes each region of an area its input and presses when it becomes live. */
export function replay(area: Element, held: Map<string, Held>, presses: readonly Press[]): EarlyInputs {
  const early = window.earlyInputs ?? NOTHING_RECORDED;
  const { pathname } = window.location;
  const left = new Set(presses);

  function changesOf(region: Element, target: Holder): EarlyInput[] {
    const before = held.get(keyOf(target));
    if (!before) return [];
    held.delete(keyOf(target));
    if (isAsBefore(target, before)) return [];
    const { value, checked, files, open } = before;
    if (target.localName === 'details') target.open = open;
    else if (!files?.length) return [{ kind: 'change', region, target, index: 0, value, checked }];
    else {
      target.files = files;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return [];
  }

  function pressesOn(region: Element, press: Press): EarlyInput[] {
    const { target, shownAt } = press.input;
    const meant = alikeIn(region, target)[press.nth];
    if (!meant) return [];
    left.delete(press);
    const control = shownAt ? (alikeIn(meant, shownAt)[0] ?? null) : null;
    return [{ ...press.input, region, target: meant, shownAt: control }];
  }

  const isHere = () => pathname === window.location.pathname;
  const inputs: EarlyInputs = {
    ...early,
    take(region) {
      const brought = isHere()
        ? [
            ...holdersIn(region).flatMap((target) => changesOf(region, target)),
            ...[...left].flatMap((press) => pressesOn(region, press)),
          ]
        : [];
      return [...brought, ...early.take(region)];
    },
    stopWhenDone() {
      early.stopWhenDone();
      if (held.size + left.size === 0) return;
      // Some regions' code is still loading.
      window.earlyInputs = inputs;
      // Restored input may have opened a part with more fields.
      const further = holdersIn(area).find((holder) => held.has(keyOf(holder)) && isLive(holder));
      if (further && isHere()) goLive(further.closest(REGION)!);
    },
  };
  window.earlyInputs = inputs;
  return inputs;
}

/** Returns and removes the recorded presses on HTML of an area that waits for its code. */
export function pressesIn(area: Element): Press[] {
  return [...area.querySelectorAll(`:is(${REGION}):not([${LIVE}])`)].flatMap((region) =>
    (window.earlyInputs?.take(region) ?? [])
      .filter(({ kind }) => kind !== 'change')
      .map((input) => ({
        input,
        nth: alikeIn(region, input.target).indexOf(input.target),
      })),
  );
}

/** Returns the elements that look the same to a person. */
function alikeIn(element: Element, other: Element): Element[] {
  return [...element.querySelectorAll(other.localName)].filter((own) => markOf(own) === markOf(other));
}

function markOf(element: Element): string | null {
  return element.localName === 'form' ? element.getAttribute('aria-labelledby') : element.textContent;
}
