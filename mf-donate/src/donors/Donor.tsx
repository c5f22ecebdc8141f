import { color, line, space, type as voice } from '@school/shared/theme';
import { DateText, Money } from '@school/shared/ui';
import styled from 'styled-components';
import type { DonorWall } from '../api';

type WallDonation = DonorWall['rows'][number];

/** One donation on the wall. The API omits the names of anonymous donors. */
export function Donor({ name, amount, message, givenAt }: WallDonation) {
  return (
    <Row>
      <p>
        <b>
          <bdi>{name ?? 'Anonymous'}</bdi>
        </b>
        <span>
          <Money pesewas={amount} />
        </span>
      </p>
      {message && (
        <blockquote>
          <bdi>{message}</bdi>
        </blockquote>
      )}
      <small>
        <DateText value={givenAt} />
      </small>
    </Row>
  );
}

const Row = styled.li`
  padding-top: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
  overflow: hidden;
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space.s4};
    ${voice.subtitle}
    font-size: 1.3125rem;
  }
  > blockquote {
    margin-top: ${space.s2};
  }
  > small {
    display: block;
    margin-top: ${space.s2};
    ${voice.small}
  }
`;
