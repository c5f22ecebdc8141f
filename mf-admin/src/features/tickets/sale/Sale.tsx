import styled from 'styled-components';
import { formatDateTime } from '@school/shared/format';
import { FactList } from '@school/shared/staff/detail';
import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { color, line, space } from '@school/shared/theme';
import { Skeleton, Subtitle } from '@school/shared/ui';
import type { StaffTicketSale } from '../api';
import { saleLabels } from '../labels';
import { stateOfSale, timesOfSale } from './describeSale';
import { SaleSwitch } from './SaleSwitch';

const SaleTimesForm = lazyPart(
  'sale times',
  () => import('./SaleTimesForm').then((module) => module.SaleTimesForm),
  <Skeleton height={420} />,
);

/** A sale with its state, switch and times. */
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
            sale.returnsUntil ? `until ${formatDateTime(sale.returnsUntil)} UTC` : 'are accepted at any time',
          ],
          ...(sale.queuePerMinute === null
            ? []
            : [['Waiting room', `lets in ${sale.queuePerMinute} a minute`] as const]),
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
