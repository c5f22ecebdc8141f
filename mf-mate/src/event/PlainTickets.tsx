import { formatMoney } from '@school/shared/format';
import { WAITING_ROOM } from '@school/shared/schemas/sent';
import { measure, space } from '@school/shared/theme';
import {
  Button,
  EmailField,
  FieldGroup,
  FieldPair,
  FormActions,
  Honeypot,
  PhoneField,
  RadioCards,
  SelectField,
  Text,
  TextField,
} from '@school/shared/ui';
import styled from 'styled-components';
import { boxOffice } from '../content/event';
import { TicketTerms } from '../details/TicketTerms';
import { useSale } from '../sale/SaleProvider';
import { PlainWaiting } from '../waiting/PlainWaiting';

const field = (name: string) => ({ name, id: `buy-${name}` });

const methods = (cardHelp: string) => [
  { value: 'mobile_money', label: 'Mobile money', help: 'MTN, Telecel or AT' },
  { value: 'card', label: 'Card', help: cardHelp },
];

const SEATS = 'You get the best free seats together. For seats of your choice or wheelchair places';

/** The purchase without scripts: one kind of ticket in the best free seats together, without the plan. */
export function PlainTickets() {
  const { name: sale, types, maxPerOrder, holdMinutes } = useSale();
  const isInvited = sale !== 'public';
  const places = sale === 'experiential' ? 'places' : 'seats';
  const kinds = types.map(({ id, name, price }) => ({
    value: id,
    label: `${name}, ${price === 0 ? 'free' : formatMoney(price)}`,
  }));
  return (
    <Narrow>
      <Text>
        {sale === 'experiential' ? 'For wheelchair places' : SEATS}, call{' '}
        <a href={`tel:${boxOffice.phone}`}>{boxOffice.phoneLabel}</a> ({boxOffice.hours}).
      </Text>
      {!isInvited && (
        <Text>
          At busy times there is a{' '}
          <a href={WAITING_ROOM} target="_blank" rel="noreferrer">
            waiting room (opens in a new tab)
          </a>
          : take a place there first.
        </Text>
      )}
      <form noValidate method="post" action="/forms/startTicketOrder" aria-label="Buy tickets">
        <input type="hidden" name="sale" value={sale} />
        <FieldGroup title="Your tickets">
          {isInvited && (
            <TextField
              {...field('code')}
              label="Your code"
              help="Eight letters and numbers, from the email that invited you."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          <FieldPair>
            <SelectField
              {...field('items.0.type')}
              label="Kind of ticket"
              placeholder="Please choose"
              options={kinds}
            />
            <TextField
              {...field('items.0.quantity')}
              label="How many?"
              help={isInvited ? 'Your invitation says how many at most.' : `Up to ${maxPerOrder}.`}
              inputMode="numeric"
              defaultValue="1"
            />
          </FieldPair>
        </FieldGroup>
        <FieldGroup title="You">
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <EmailField {...field('email')} help="Your tickets come there." />
          <PhoneField
            {...field('phone')}
            help="Your mobile money number. Leave this empty if you pay by card."
          />
        </FieldGroup>
        <FieldGroup title="How would you like to pay?">
          <RadioCards
            {...field('method')}
            label="How would you like to pay?"
            hideLabel
            options={methods(isInvited ? 'Visa or Mastercard; also for free tickets' : 'Visa or Mastercard')}
            defaultValue="mobile_money"
          />
        </FieldGroup>
        <TicketTerms />
        <Honeypot name="leaveEmpty" />
        <FormActions
          privacy="all"
          next={`Next, the payment page shows what you pay. The ${places} are held for you for ${holdMinutes} minutes.`}
        >
          <Button type="submit" tone="gold" size="l" wide>
            Hold the {places} and pay
          </Button>
        </FormActions>
      </form>
      {!isInvited && <PlainWaiting types={kinds} />}
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: ${measure.form};
  margin-bottom: ${space.s12};
`;
