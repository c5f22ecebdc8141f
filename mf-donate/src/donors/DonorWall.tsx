import { island } from '@school/shared';
import type { DonationProject } from '@school/shared/projects';
import { Section, SplitHead, Text } from '@school/shared/ui';
import styled from 'styled-components';

const Donors = island('Donors', () => import('./Donors').then((module) => module.Donors), { when: 'idle' });

/** Who has donated to a project. The names are no part of the page's HTML: they change, and may be taken back. */
export function DonorWall({ project }: { readonly project: DonationProject }) {
  return (
    <Section ground="rose" aria-labelledby="donors">
      <SplitHead
        id="donors"
        title="Who has given"
        lead="Donors who want to be named stand here. Every donation counts the same, named or not."
        size={2}
      />
      <Room>
        <Donors project={project} />
        <noscript>
          <Text>The names change with every donation, and are shown with JavaScript only.</Text>
        </noscript>
      </Room>
    </Section>
  );
}

/** Kept for the names, so that nothing below moves while the list is short. */
const Room = styled.div`
  min-height: 160px;
`;
