import { Section, SplitHead, Text } from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { island } from '@school/shared';

const Donors = island('Donors', () => import('./Donors').then((module) => module.Donors), { when: 'idle' });

/** Who has given to an appeal. The names are no part of the page's HTML: they change, and may be taken back. */
export function DonorWall({ appeal }: { readonly appeal: Appeal }) {
  return (
    <Section ground="rose" aria-labelledby="donors">
      <SplitHead
        id="donors"
        title="Whose bands these are"
        lead="Every gift is a band of the cloth. Whoever wants to be named stands here; the others are woven in just as firmly."
        size={2}
      />
      <Room>
        <Donors appeal={appeal} />
        <noscript>
          <Text>The names change with every gift, and are shown with JavaScript only.</Text>
        </noscript>
      </Room>
    </Section>
  );
}

/** Kept for the names, so that nothing below moves while the list is short. */
const Room = styled.div`
  min-height: 220px;
`;
