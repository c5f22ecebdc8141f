import styled from 'styled-components';
import { formatClock } from '@school/shared/format';
import { color, size, space, type as voice } from '@school/shared/theme';
import { verdicts, type Outcome } from '../rules/outcome';

/** The latest scans of this phone, newest first. */
export function ScanLog({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <Part aria-labelledby="last-scans">
      <h2 id="last-scans">Last scans of this phone</h2>
      <ol>
        {outcomes.map(({ scanId, at, result, ticket, isOffline }) => (
          <li key={scanId} data-tone={verdicts[result].tone}>
            <b>{verdicts[result].title}</b>
            <span>{ticket?.name ?? 'no ticket'}</span>
            <time dateTime={at}>
              {formatClock(at)}
              {isOffline && result === 'in' && <span>, not sent yet</span>}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space.s3};
  h2 {
    ${voice.subtitle}
    font-size: ${size.lead};
  }
  li {
    display: grid;
    grid-template-columns: minmax(92px, auto) minmax(0, 1fr) auto;
    gap: ${space.s3};
    align-items: center;
    min-height: 44px;
    padding-left: ${space.s3};
    border-bottom: 1px solid ${color.rule};
    border-left: 8px solid ${color.wine};
    overflow-wrap: anywhere;
  }
  li[data-tone='in'] {
    border-left-color: ${color.palm};
  }
  li[data-tone='again'] {
    border-left-color: ${color.gold};
  }
  time {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
