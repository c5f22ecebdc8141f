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
            We write, you say why
          </Display>
          <Lead>
            Your friend gets an email with your message, and you get one with a link of your own. Of your
            friend only a fingerprint stays then, which tells us not to write to them again within a month;
            your own name and address stay with the school for {KEPT}.
          </Lead>
        </div>
        <ReferForm />
      </FormColumns>
    </Section>
  );
}
