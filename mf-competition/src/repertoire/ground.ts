import { color } from '@school/shared/theme';
import type { CSSProperties } from 'react';
import type { instrumentTexts } from '../content/instruments';

type InstrumentGround = (typeof instrumentTexts)[keyof typeof instrumentTexts]['ground'];

/** The attributes that put an element on an instrument's ground. Clay has no ground of its own: it borrows wine's text. */
export function groundOf(ground: InstrumentGround): { 'data-ground': string; style?: CSSProperties } {
  return ground === 'clay'
    ? { 'data-ground': 'wine', style: { backgroundColor: color.clayDeep } }
    : { 'data-ground': ground };
}
