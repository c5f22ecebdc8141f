import { focusRing } from './focusRing';

export const Button = `button ${focusRing}`;
