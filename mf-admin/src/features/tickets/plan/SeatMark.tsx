import { color } from '@school/shared/theme';
import type { StaffSeat } from '../api';

interface Props {
  readonly kind: StaffSeat['kind'];
  readonly state: StaffSeat['state'];
  readonly radius: number;
}

const FILLS: Readonly<Record<StaffSeat['state'], string>> = {
  free: color.field,
  held: color.gold,
  sold: color.wine,
  blocked: 'transparent',
};

/** A seat drawn around its centre. Each state has its own colour and sign. */
export function SeatMark({ kind, state, radius }: Props) {
  const stroke = radius / 6;
  const look = {
    fill: FILLS[state],
    stroke: 'currentColor',
    strokeWidth: state === 'blocked' ? stroke / 1.6 : stroke,
  };
  const half = radius * 0.55;
  return (
    <>
      {kind === 'wheelchair' ? (
        <rect x={-radius} y={-radius} width={radius * 2} height={radius * 2} {...look} />
      ) : (
        <circle r={radius} {...look} />
      )}
      {state === 'held' && (
        <path d={`M0,${-radius} A${radius},${radius} 0 0 1 0,${radius} Z`} fill="currentColor" />
      )}
      {state === 'blocked' && (
        <path
          d={`M${-half},${-half} L${half},${half} M${half},${-half} L${-half},${half}`}
          stroke="currentColor"
          strokeWidth={stroke * 1.4}
        />
      )}
    </>
  );
}
