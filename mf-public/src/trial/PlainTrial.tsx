import { useLocation } from '@school/shared';
import { Button, Fields, FormActions, SelectField, Text } from '@school/shared/ui';
import { AFTER_BOOKING, OTHER_TIME } from './afterBooking';
import { TrialFields } from './TrialFields';

const field = <Name extends string>(name: Name) => ({ name, id: `trial-${name}` });

/**
 * The booking form without scripts. The free times are not in composed HTML: the server shows the form with them at the
 * address of the link.
 */
export function PlainTrial() {
  const instrument = useLocation().pathname.replace(/^.*\//, '');
  return (
    <div>
      <Text>
        <a href="/forms/bookTrial">See the free times and book one</a>, or{' '}
        <a href={OTHER_TIME}>ask for another time</a>
      </Text>
      <form noValidate hidden method="post" action="/forms/bookTrial" aria-label="Book a trial lesson">
        <Fields>
          <SelectField
            {...field('time')}
            label="Which half hour suits?"
            placeholder="Please choose"
            options={[]}
            data-choices={instrument}
          />
          <TrialFields field={field} honeypot={{ name: 'leaveEmpty' }} />
        </Fields>
        <FormActions privacy="children" next={AFTER_BOOKING}>
          <Button type="submit" size="l" wide>
            Book this half hour
          </Button>
        </FormActions>
      </form>
    </div>
  );
}
