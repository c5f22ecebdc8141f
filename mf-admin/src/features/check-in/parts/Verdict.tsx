import styled from 'styled-components';
import { media, size, space, type as voice } from '@school/shared/theme';
import type { Ground } from '@school/shared/theme';
import { reasonOf, verdicts, type Outcome } from '../rules/outcome';

const GROUNDS: Readonly<Record<(typeof verdicts)['in']['tone'], Ground>> = {
  in: 'palm',
  again: 'gold',
  stop: 'wine',
};

/** The result of the last scan, readable at arm's length by colour, sign and text. */
export function Verdict({
  outcome,
  checking,
}: {
  readonly outcome: Outcome | undefined;
  readonly checking: boolean;
}) {
  const { title, tone } = outcome ? verdicts[outcome.result] : { title: 'Ready', tone: undefined };
  const reason = outcome && reasonOf(outcome);
  return (
    <Panel
      role="status"
      aria-label="Result"
      aria-busy={checking}
      data-ground={tone ? GROUNDS[tone] : 'sand'}
      data-result={outcome?.result}
    >
      <b>{checking ? 'Checking' : title}</b>
      {outcome?.ticket && (
        <p>
          <strong>{outcome.ticket.name}</strong>
          <span>{[outcome.ticket.typeName, outcome.ticket.seat].filter(Boolean).join(', ')}</span>
        </p>
      )}
      <small>
        {outcome ? reason : 'Hold a ticket code in front of the camera, or type it.'}
        {outcome?.isOffline && (
          <span>{` Checked on this phone only${outcome.result === 'in' ? '; sent to the server later' : ''}.`}</span>
        )}
      </small>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.s2};
  min-height: 232px;
  padding: ${space.s5} ${space.s6};
  overflow-wrap: anywhere;
  > b {
    ${voice.display}
    font-size: clamp(3.5rem, 2rem + 9vw, 6.5rem);
  }
  > p {
    display: grid;
    line-height: 1.2;
  }
  strong {
    ${voice.subtitle}
    font-size: ${size.t4};
  }
  span,
  small {
    font-size: ${size.lead};
    line-height: 1.3;
  }
  ${media.phone} {
    min-height: 208px;
    padding: ${space.s4};
  }
`;
