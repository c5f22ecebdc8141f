import type { ComponentType } from 'react';

let above: ComponentType | undefined;

/**
 * Puts a component above every page of the admin area that needs the frame itself, such as the dialog to
 * sign in again.
 */
export function putAboveFrame(part: ComponentType): void {
  above = part;
}

export const aboveFrame = (): ComponentType | undefined => above;
