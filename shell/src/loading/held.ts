import { LIVE, REGION } from '@school/shared';

/** What holds something that a person did: controls, and what can be unfolded. */
const HOLDERS = ':is(input,select,textarea):not([type=hidden],[type=submit],[type=button]),details[id]';

/** What a control held, or whether something was unfolded. */
export interface Held extends Pick<HTMLInputElement, 'type' | 'value' | 'checked' | 'files'> {
  readonly open: boolean;
}

/** The others have a part of what an input has. */
export type Holder = HTMLInputElement & { open: boolean };

export function holdersIn(element: Element): Holder[] {
  return [...element.querySelectorAll<Holder>(HOLDERS)].filter((holder) => keyOf(holder) !== '');
}

/** The buttons and boxes of a group may share a name. */
export function keyOf({ id, name, type, value }: Holder): string {
  return (id || name) + (/^(radio|checkbox)$/.test(type) ? value : '');
}

export function isLive(element: Element): boolean {
  return element.closest(REGION)?.hasAttribute(LIVE) ?? false;
}

/**
 * What is held in an area by what a person may have changed: in HTML that waits for its code, what differs from how it
 * came; where the code is there, everything, since React has each control begin with what it holds.
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

/** A radio button that gave way to another one changes with that. */
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
