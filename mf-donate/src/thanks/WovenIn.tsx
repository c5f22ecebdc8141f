import { Loom } from '@school/shared/art';
import { media, space, type as voice } from '@school/shared/theme';
import { Money } from '@school/shared/ui';
import styled from 'styled-components';
import { useListProjectsQuery } from '../api';
import type { Appeal } from '../content/appeals';
import { RaisedOf } from '../ui/RaisedOf';

interface Props {
  readonly appeal: Appeal;
  /** In pesewas. */
  readonly amount: number;
}

/** The cloth with one's own band in it. */
export function WovenIn({ appeal, amount }: Props) {
  const { data = [] } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { raised, target } = data.find(({ slug }) => slug === appeal.url) ?? {
    raised: appeal.amountRaised + amount,
    target: appeal.target,
  };
  return (
    <Figure>
      <Loom
        size="small"
        layout="both"
        share={Math.max(0, raised - amount) / target}
        extra={amount / target}
        label={`The cloth of ${appeal.name} with your band at its end`}
      />
      <figcaption>
        Your band of <Money pesewas={amount} /> is woven in: <RaisedOf figures={{ raised, target }} />.
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
