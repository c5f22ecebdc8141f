import { Loom } from '@school/shared/art';
import { nameInSentence, type DonationProject } from '@school/shared/projects';
import { media, space, type as voice } from '@school/shared/theme';
import { Money } from '@school/shared/ui';
import styled from 'styled-components';
import { useListProjectsQuery } from '../api';
import { RaisedOf } from '../parts/RaisedOf';

interface Props {
  readonly project: DonationProject;
  /** In pesewas. */
  readonly amount: number;
}

/** The loom of the project, with the donation as its last band. */
export function DonationOnLoom({ project, amount }: Props) {
  const { data = [] } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { raised, target } = data.find(({ slug }) => slug === project.slug) ?? {
    raised: project.raised + amount,
    target: project.target,
  };
  return (
    <Figure>
      <Loom
        size="small"
        layout="both"
        share={Math.max(0, raised - amount) / target}
        extra={amount / target}
        label={`What has been given to ${nameInSentence(project)}, as a cloth with your donation as its last band`}
      />
      <figcaption>
        Your donation of <Money pesewas={amount} /> is counted in: <RaisedOf figures={{ raised, target }} />.
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  align-self: stretch;
  max-width: 560px;
  figcaption {
    margin-top: ${space.s2};
    ${voice.numeric}
  }
  ${media.print} {
    display: none;
  }
`;
