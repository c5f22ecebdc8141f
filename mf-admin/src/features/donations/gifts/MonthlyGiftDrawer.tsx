import { giftMonthLabel, giftMonthName, sumWithFee } from '@school/shared/schemas/donation';
import { DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { Status } from '@school/shared/staff/ui';
import { TextLink } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import { useGetMonthlyGiftDetailQuery } from '../api';
import { GiftPart } from '../GiftPart';
import { giftStateKinds, giftStateLabels } from '../labels';

const triesOf = (tries: number): string => (tries > 0 ? `, ${tries} ${tries === 1 ? 'try' : 'tries'}` : '');

/** A monthly gift: its donor, what staff can do, and its months. */
export const MonthlyGiftDrawer = defineDrawer({
  what: 'monthly gift',
  kind: null,
  useEntry: (giftId, options) => useGetMonthlyGiftDetailQuery({ giftId }, options),
  head: ({ name, project, state }) => ({
    title: name,
    above: project.name,
    below: <Status kind={giftStateKinds[state]}>{giftStateLabels[state]}</Status>,
  }),
  body: (gift) => (
    <>
      <DrawerPart title="Donor">
        <FactList
          facts={[
            ['Email', gift.email && <PersonLink key="person" email={gift.email} />],
            ['Phone', gift.phone],
          ]}
        />
      </DrawerPart>
      <GiftPart gift={gift} donor={gift.name} email={gift.email} />
      <DrawerPart title="Months">
        <FactList
          facts={gift.months.map((month) => [
            giftMonthName(month.month),
            <TextLink plain key={month.month} to={`/admin/donations?open=${month.donationId}`}>
              {`${sumWithFee(month.amount, month.fee)}, ${giftMonthLabel(month)}${triesOf(month.tries)}`}
            </TextLink>,
          ])}
        />
      </DrawerPart>
    </>
  ),
});
