import { PaymentArt } from '@school/shared/art';
import { Money, RadioCards, Text } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';
import { useChoice } from './useChoice';

const ways = [
  { value: 'mobile_money', label: 'Mobile money', help: 'MTN, Telecel or AT', art: <PaymentArt of="momo" /> },
  { value: 'card', label: 'Card', help: 'Visa or Mastercard', art: <PaymentArt of="card" /> },
];

/** How the fee is paid once the entry is sent. */
export function FeeStep() {
  const { fee } = useEntering();
  const choice = useChoice('method');
  return (
    <>
      <Text>
        The entry fee is{' '}
        <b>
          <Money pesewas={fee} />
        </b>
        . It covers the audition, our accompanist if you ask for one, and the judges’ report. You pay it after
        you have checked everything.
      </Text>
      <RadioCards label="How would you like to pay?" hideLabel {...choice} options={ways} />
    </>
  );
}
