import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, type as voice } from '../../theme';

export interface ProgressProps {
  value: number;
  max: number;
  /** The quantity; read by screen readers, and shown above unless `compact`. */
  label: string;
  /** The state as text: 'GH₵ 2,000.00 of GH₵ 10,000.00'; a percentage by default. */
  valueText?: string | undefined;
  /** A thin strip without the texts around it. */
  compact?: boolean | undefined;
  children?: ReactNode;
}

/** Shows progress as a strip: woven for what is complete, bare warp for the rest. */
export function Progress({ value, max, label, valueText, compact = false }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = valueText ?? `${Math.floor(share * 100)} %`;
  return (
    <div>
      {!compact && (
        <Copy id={id}>
          <b>{label}</b>
          <span>{text}</span>
        </Copy>
      )}
      <Strip
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
        aria-label={label}
        $height={compact ? 16 : 36}
      >
        <Woven style={{ width: `${share * 100}%` }} />
      </Strip>
    </div>
  );
}

const Copy = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  margin-bottom: 8px;
  ${voice.numeric}
`;

/** Five warp threads per strip, drawn as hairlines. */
const Strip = styled.div<{ $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  --cell: ${({ $height }) => $height}px;
  background: repeating-linear-gradient(
    180deg,
    transparent 0 calc(var(--cell) / 5 - 1.5px),
    ${color.line} calc(var(--cell) / 5 - 1.5px) calc(var(--cell) / 5)
  );
  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline: 1px solid CanvasText;
  }
`;

/**
 * Three alternating motifs, one cell each: a disc, two halves, a half-disc. The reed is at the end of the woven part.
 */
const Woven = styled.div`
  position: relative;
  height: 100%;
  min-width: 5px;
  transition: ${motion.on('width')};
  --lap: calc(var(--cell) * 3) 100%;
  background:
    radial-gradient(
        circle at 16.667% 50%,
        ${color.gold} 0 calc(var(--cell) * 0.3),
        transparent calc(var(--cell) * 0.3 + 0.6px)
      )
      0 0 / var(--lap),
    radial-gradient(
        circle at 100% 50%,
        ${color.rose} 0 calc(var(--cell) * 0.42),
        transparent calc(var(--cell) * 0.42 + 0.6px)
      )
      0 0 / var(--lap),
    linear-gradient(
        90deg,
        ${color.wine} 33.333%,
        ${color.gold} 0 50%,
        ${color.clay} 0 66.667%,
        ${color.palm} 0
      )
      0 0 / var(--lap);
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0 -5px auto;
    width: 5px;
    background: ${color.line};
  }
`;
