import { LIVE, REGION } from '@school/shared';

/** Elements with input state: controls, and what can be opened. */
const HOLDERS = ':is(input,select,textarea):not([type=hidden],[type=submit],[type=button]),details[id]';

/** The value of a control, or whether something was opened. */
export interface Held extends Pick<HTMLInputElement, 'type' | 'value' | 'checked' | 'files'> {
  readonly open: boolean;
}

/** Other elements have a subset of an input's properties. */
export type Holder = HTMLInputElement & { open: boolean };

export function holdersIn(element: Element): Holder[] {
  return [...element.querySelectorAll<Holder>(HOLDERS)].filter((holder) => keyOf(holder) !== '');
}

/** Buttons and checkboxes of a group may share a name. */
export function keyOf({ id, name, type, value }: Holder): string {
  return (id || name) + (/^(radio|checkbox)$/.test(type) ? value : '');
}

export function isLive(element: Element): boolean {
  return element.closest(REGION)?.hasAttribute(LIVE) ?? false;
}

/**
 * Returns the input in an area. In HTML that waits for its code: what differs from the original. In live regions:
 * everything, because React sets each control to its initial value.
 */
export function heldIn(area: Element): Map<string, Held> {
  const held = holdersIn(area).filter((holder) => (isLive(holder) ? !gaveWay(holder) : isChanged(holder)));
  return new Map(
    held.map((holder) => {
      const { type, value, checked, files, open } = holder;
      return [keyOf(holder), { type, value, checked, files, open }];
    }),
  );
}

export function isAsBefore(holder: Holder, { value, checked, files, open }: Held): boolean {
  if (holder.localName === 'details') return holder.open === open;
  return holder.value === value && holder.checked === checked && !files?.length;
}

/** A radio button that another one has replaced changes with it. */
function gaveWay({ type, checked }: Holder): boolean {
  return type === 'radio' && !checked;
}

function isChanged(holder: Holder): boolean {
  if (holder.localName === 'details') return holder.open;
  if (holder instanceof HTMLSelectElement) {
    return [...holder.options].some((option) => option.selected !== option.defaultSelected);
  }
  const { value, defaultValue, checked, defaultChecked } = holder;
  return !gaveWay(holder) && (value !== defaultValue || checked !== defaultChecked);
}
