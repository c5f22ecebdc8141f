import { island } from '@school/shared';
import type { DonationProject } from '@school/shared/projects';
import { Section, SplitHead, Text } from '@school/shared/ui';
import styled from 'styled-components';

const Donors = island('Donors', () => import('./Donors').then((module) => module.Donors), { when: 'idle' });

/** The donors of a project, once there are some. Names are not in the HTML, because they change and can be withdrawn. */
export function DonorWall({ project }: { readonly project: DonationProject }) {
  return (
    <Wall ground="rose" aria-labelledby="donors">
      <SplitHead
        id="donors"
        title="Who has given"
        lead="Donors who want to be named are listed here. Every donation counts the same, named or not."
        size={2}
      />
      <Room>
        <Donors project={project} />
        <noscript>
          <Text>You need JavaScript to see the names.</Text>
        </noscript>
      </Room>
    </Wall>
  );
}

const Wall = styled(Section)`
  &:has([data-no-donors]) {
    display: none;
  }
`;

/** Reserved for the names, so that nothing below moves while the list is short. */
const Room = styled.div`
  min-height: 160px;
`;
