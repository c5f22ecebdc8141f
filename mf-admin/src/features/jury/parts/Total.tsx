import styled from 'styled-components';
import { color, font, space } from '@school/shared/theme';
import { totalSoFar, type Points } from '../rules/storedScore';
import { pointsText } from '../../../kit/competition/format';

/** The weighted total. */
export function Total({ points }: { readonly points: Points }) {
  const total = totalSoFar(points);
  return (
    <Line>
      <span>Weighted total</span>
      <output aria-live="off">{total === undefined ? '–' : pointsText(total)}</output>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s4};
  padding: ${space.s3} ${space.s4};
  background: ${color.strong};
  color: ${color.onStrong};
  font-weight: 650;
  output {
    font: 800 2.25rem/1 ${font.display};
    font-stretch: 78%;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
