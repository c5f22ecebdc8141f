import { island } from '@school/shared';
import { Display, Lead, Section } from '@school/shared/ui';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';

const ApplyForm = island('ApplyForm', () => import('./ApplyForm').then((module) => module.ApplyForm), {
  when: 'load',
  fallback: <FormWaiting height="960px" />,
});

export function Apply() {
  return (
    <Section id="apply" ground="card" aria-labelledby="apply-title">
      <FormColumns>
        <div>
          <Display id="apply-title" size={2}>
            Apply here
          </Display>
          <Lead>
            No position fits? Choose ‘Open application’ and tell us what you would like to do here. We keep it
            for a year.
          </Lead>
        </div>
        <ApplyForm />
      </FormColumns>
    </Section>
  );
}
