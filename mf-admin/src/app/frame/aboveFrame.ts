import type { ComponentType } from 'react';

let above: ComponentType | undefined;

/** Puts something above every page of the admin area that itself stands on the frame, such as what asks to sign in again. */
export function putAboveFrame(part: ComponentType): void {
  above = part;
}

export const aboveFrame = (): ComponentType | undefined => above;
