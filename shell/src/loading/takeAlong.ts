import type { EarlyInput } from '@school/shared';

/** What holds something that a person did: controls, and what can be unfolded. */
const HOLDERS = 'input,select,textarea,details[id]';

/**
 * Takes along what is typed, chosen and unfolded on a page that is about to be rendered anew. Each region of that gets
 * its part when it becomes live, like what was done in it before its code was there.
 */
export function takeAlong(area: Element): void {
  const early = window.earlyInputs;
  // HTML that waits for its code is waited for by the inline script.
  if (!early) return;
  const { pathname } = window.location;
  const taken = new Map(
    holdersIn(area)
      .filter(isChanged)
      .map((holder) => [keyOf(holder), holder]),
  );

  function bring(region: Element, target: HTMLInputElement): EarlyInput[] {
    const before = taken.get(keyOf(target));
    if (!before) return [];
    taken.delete(keyOf(target));
    const { value, checked, files } = before;
    if (target instanceof HTMLDetailsElement) target.open = true;
    else if (!files?.length) return [{ kind: 'change', region, target, index: 0, value, checked }];
    else {
      target.files = files;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return [];
  }

  const inputs = {
    ...early,
    take(region: Element) {
      const isHere = pathname === window.location.pathname;
      const brought = isHere ? holdersIn(region).flatMap((target) => bring(region, target)) : [];
      return [...brought, ...early.take(region)];
    },
    stopWhenDone() {
      early.stopWhenDone();
      // Code of some regions is still to come.
      if (taken.size > 0) window.earlyInputs = inputs;
    },
  };
  window.earlyInputs = inputs;
}

/** The others have a part of what an input has. */
function holdersIn(element: Element): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>(HOLDERS)];
}

/** The buttons and boxes of a group may share a name. */
function keyOf({ id, name, type, value }: HTMLInputElement): string {
  return (id || name) + (/^(radio|checkbox)$/.test(type) ? value : '');
}

function isChanged(holder: Element): boolean {
  if (holder instanceof HTMLDetailsElement) return holder.open;
  if (holder instanceof HTMLSelectElement) {
    return [...holder.options].some((option) => option.selected !== option.defaultSelected);
  }
  const { type, value, defaultValue, checked, defaultChecked } = holder as HTMLInputElement;
  // A radio button that gave way to another one changes with that.
  return value !== defaultValue || (checked !== defaultChecked && (checked || type !== 'radio'));
}
