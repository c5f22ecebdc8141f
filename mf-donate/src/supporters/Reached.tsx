import { Loom } from '@school/shared/art';
import { useContent } from '@school/shared/content/use';
import { supporterGifts, type SupporterPage } from '@school/shared/projects/supporters';
import { space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import { shareOf } from '../figures/figures';
import { RaisedOf } from '../parts/RaisedOf';

/** How far a supporter's page is: a small loom, and the sums and the number of gifts as text. */
export function Reached({ page: { id, cedis } }: { readonly page: SupporterPage }) {
  const { raised, gifts } = useContent(supporterGifts)[id] ?? { raised: 0, gifts: 0 };
  const figures = { raised, target: cedis * 100 };
  return (
    <div>
      <Loom size="small" share={shareOf(figures)} />
      <Sum>
        <span>
          <RaisedOf figures={figures} />
        </span>
        <span>{gifts === 1 ? '1 gift' : `${gifts.toLocaleString('en-GB')} gifts`}</span>
      </Sum>
    </div>
  );
}

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  margin-top: ${space.s3};
  ${voice.numeric}
  > :last-child {
    margin-left: auto;
  }
`;
