import styled from 'styled-components';
import { island } from '@school/shared';
import { formatDateTime } from '@school/shared/format';
import { line, color, space } from '@school/shared/theme';
import { Skeleton, Subtitle } from '@school/shared/ui';
import { FactList } from '../../../kit/detail/FactList';
import { Status } from '../../../kit/ui/Status';
import type { StaffTicketSale } from '../api';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { saleLabels } from '../labels';
import { SaleSwitch } from './SaleSwitch';
import { stateOfSale, timesOfSale } from './describeSale';

const SaleTimesForm = island(
  'sale times',
  () => import('./SaleTimesForm').then((module) => module.SaleTimesForm),
  { when: 'load', fallback: <Skeleton height={420} /> },
);

/** One sale: how it is with it, its switch and its times. */
export function Sale({ sale }: { readonly sale: StaffTicketSale }) {
  const name = saleLabels[sale.sale];
  const [kind, words] = stateOfSale(sale);
  return (
    <Card aria-label={name} data-ground="paper">
      <Subtitle as="h3">{name}</Subtitle>
      <Status kind={kind}>{words}</Status>
      <FactList
        facts={[
          ['Open', timesOfSale(sale)],
          [
            'Returns',
            sale.returnsUntil ? `until ${formatDateTime(sale.returnsUntil)} UTC` : 'are taken at any time',
          ],
        ]}
      />
      <Foot>
        <SaleSwitch sale={sale} />
        <ModalButton label="Set times" of={name} title={`Times of the ${lower(name)}`}>
          {(close) => <SaleTimesForm sale={sale} onDone={close} />}
        </ModalButton>
      </Foot>
    </Card>
  );
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  padding: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: auto;
  padding-top: ${space.s2};
`;
