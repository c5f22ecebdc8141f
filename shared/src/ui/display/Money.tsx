import styled from 'styled-components';
import { formatMoney } from '../../format';
import { type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

export interface MoneyProps {
  /** Integer pesewas. */
  pesewas: number;
}

/** Shows an amount; screen readers read the currency's code. */
export function Money({ pesewas }: MoneyProps) {
  const text = formatMoney(pesewas);
  return (
    <Amount value={(pesewas / 100).toFixed(2)}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{text.replace('GH₵', 'GHS')}</VisuallyHidden>
    </Amount>
  );
}

const Amount = styled.data`
  position: relative;
  ${voice.numeric}
  white-space: nowrap;
`;
