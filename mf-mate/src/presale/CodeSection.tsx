import { island } from '@school/shared';
import { Section, Skeleton, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import type { SaleName } from '../api';

const CodeTickets = island('CodeTickets', () => import('./CodeTickets').then((m) => m.CodeTickets), {
  when: 'load',
  fallback: <Skeleton height="260px" />,
});

const PlainTickets = island(
  'PlainTickets',
  () => import('../event/PlainTickets').then((m) => m.PlainTickets),
  {
    when: 'never',
  },
);

interface Props {
  readonly sale: SaleName;
  readonly title: string;
  readonly lead: string;
}

/** The section in which a code is used and its tickets are chosen. */
export function CodeSection({ sale, title, lead }: Props) {
  return (
    <Section ground="night2" id="tickets" aria-labelledby="code-title">
      <SplitHead id="code-title" size={2} title={title} lead={lead} stacked />
      <noscript>
        <PlainTickets />
      </noscript>
      <WithScript>
        <CodeTickets sale={sale} />
      </WithScript>
    </Section>
  );
}

/** On an answered page, which runs no script, the plain form stands in place of the noscript element. */
const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
  :not(noscript) + & {
    display: none;
  }
`;
