import { css } from 'styled-components';
import { color, font, line, media, motion } from '../../theme';

export type ButtonTone = 'wine' | 'gold' | 'ink' | 'paper' | 'line';
export type ButtonSize = 's' | 'm' | 'l';

export interface Look {
  $tone: ButtonTone;
  $size: ButtonSize;
  $wide: boolean;
}

const TONES: Record<ButtonTone, readonly [string, string, string, string]> = {
  wine: [color.wine, color.paper, color.gold, color.ink],
  gold: [color.gold, color.ink, color.beat, color.onBeat],
  ink: [color.strong, color.onStrong, color.clay, color.paper],
  paper: [color.paper, color.ink, color.gold, color.ink],
  line: ['transparent', color.text, 'none', 'none'],
};

/** Height, padding, width of the beat, radius of its half-disc, font size. */
const SIZES: Record<ButtonSize, readonly [number, number, number, number, string]> = {
  s: [44, 16, 40, 11, '1rem'],
  m: [52, 22, 52, 13, '1.0625rem'],
  l: [64, 24, 64, 15, '1.25rem'],
};

/** The button's style: a bar and, at its end, a beat that moves 6 px. */
export const barAndBeat = css<Look>`
  ${({ $tone }) => {
    const [bar, label, beat, disc] = TONES[$tone];
    return `--bar:${bar};--label:${label};--beat-bg:${beat};--disc:${disc};`;
  }}
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: stretch;
  max-width: 100%;
  min-height: ${({ $size }) => SIZES[$size][0]}px;
  padding: 0;
  border: ${({ $tone }) => ($tone === 'line' ? `${line.field} solid ${color.line}` : '0')};
  background: var(--bar);
  color: var(--label);
  font: 700 ${({ $size }) => SIZES[$size][4]} / 1.1 ${font.text};
  text-align: left;
  text-decoration: none;
  position: relative;
  > span:first-child {
    display: flex;
    align-items: center;
    flex: 1;
    padding: 6px ${({ $size }) => SIZES[$size][1]}px;
  }
  &::after {
    content: ${({ $tone }) => ($tone === 'line' ? 'none' : "''")};
    flex: none;
    --r: ${({ $size }) => SIZES[$size][3]}px;
    width: ${({ $size }) => SIZES[$size][2]}px;
    background: var(--beat-bg)
      radial-gradient(circle at 0 50%, var(--disc) 0 var(--r), transparent calc(var(--r) + 0.6px)) no-repeat
      calc(50% - 0.5px) 50% / var(--r) calc(var(--r) * 2);
    transition: ${motion.on('background-position')};
  }
  ${media.hover} {
    &:hover::after {
      background-position: calc(50% + 11px) 50%;
    }
  }
  ${({ $tone }) => $tone === 'line' && `text-align:center;> span:first-child{justify-content:center;}&:hover{background:${color.rule};}`}
  &[aria-busy='true']::after {
    animation: beat calc(${motion.beat} * 4) ${motion.ease} infinite;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:disabled {
    opacity: 0.55;
  }
  @keyframes beat {
    50% {
      background-position: calc(50% + 11px) 50%;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${media.print} {
    display: none;
  }
`;
