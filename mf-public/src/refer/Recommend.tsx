import { island } from '@school/shared';
import { Display, Lead, Section } from '@school/shared/ui';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';

const ReferForm = island('ReferForm', () => import('./ReferForm').then((module) => module.ReferForm), {
  when: 'load',
  fallback: <FormWaiting height="860px" />,
});

/** The retention of messages; a test compares. */
const KEPT = '1 year';

export function Recommend() {
  return (
    <Section id="recommend" ground="card" aria-labelledby="recommend-title">
      <FormColumns>
        <div>
          <Display id="recommend-title" size={2}>
            We send the email for you
          </Display>
          <Lead>
            Your friend gets an email with your message, and you get one with your own link. We do not keep
            your friend’s address, only a code that stops a second email within a month. We keep your own name
            and address for {KEPT}.
          </Lead>
        </div>
        <ReferForm />
      </FormColumns>
    </Section>
  );
}
