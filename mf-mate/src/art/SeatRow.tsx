interface Props {
  readonly left: number;
  readonly of: number;
}

const SEATS = 20;
const WIDTH = 14;

/**
 * Draws twenty seats, filled by the share of tickets left, in the colour of the text. Only the API has the
 * number, so the drawing is not in the HTML, and it is too small for a generator.
 */
export function SeatRow({ left, of }: Props) {
  const free = left > 0 ? Math.max(1, Math.round((left / Math.max(of, 1)) * SEATS)) : 0;
  return (
    <svg viewBox={`0 0 ${SEATS * WIDTH} ${WIDTH}`} width="190" aria-hidden="true" stroke="currentColor">
      {Array.from({ length: SEATS }, (_, at) => (
        <path
          key={at}
          d={`M${at * WIDTH + 1},13V6A5,5 0 0 1 ${at * WIDTH + 11},6V13Z`}
          strokeWidth="1.4"
          {...(at < free ? { fill: 'currentColor' } : { fill: 'none', opacity: 0.55 })}
        />
      ))}
    </svg>
  );
}
