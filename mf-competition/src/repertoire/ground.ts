import { color } from '@school/shared/theme';
import type { CSSProperties } from 'react';
import type { instrumentTexts } from '../content/instruments';

type InstrumentGround = (typeof instrumentTexts)[keyof typeof instrumentTexts]['ground'];

/**
 * Returns the attributes of an instrument's ground. Clay has no ground of its own and takes the text colour
 * of wine.
 */
export function groundOf(ground: InstrumentGround): { 'data-ground': string; style?: CSSProperties } {
  return ground === 'clay'
    ? { 'data-ground': 'wine', style: { backgroundColor: color.clayDeep } }
    : { 'data-ground': ground };
}
