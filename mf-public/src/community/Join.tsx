import { island } from '@school/shared';
import { Display, Lead, Section } from '@school/shared/ui';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';

const JoinForm = island('JoinForm', () => import('./JoinForm').then((module) => module.JoinForm), {
  when: 'load',
  fallback: <FormWaiting height="620px" />,
});

export function Join() {
  return (
    <Section id="join" ground="card" aria-labelledby="join-title">
      <FormColumns>
        <div>
          <Display id="join-title" size={2}>
            Count me in
          </Display>
          <Lead>
            Fill in two fields and open the link in our email to become a member. We use your address for our
            emails and nothing else.
          </Lead>
        </div>
        <JoinForm />
      </FormColumns>
    </Section>
  );
}
