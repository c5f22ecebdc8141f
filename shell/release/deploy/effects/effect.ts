/** Something in a built remote that affects more than its own area. */
export interface Effect {
  /** Relative to the build. */
  readonly file: string;
  /** Such as `replaces window.fetch`. */
  readonly what: string;
  /** Whether a deploy refuses it; others are only reported. */
  readonly isRefused: boolean;
}

/** An effect within one file. */
export type EffectIn = Omit<Effect, 'file'>;

export const refused = (what: string): EffectIn => ({ what, isRefused: true });
export const reported = (what: string): EffectIn => ({ what, isRefused: false });
