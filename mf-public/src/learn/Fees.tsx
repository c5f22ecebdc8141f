import { deferred } from '@school/shared';
import { Display, Lead, Section, TextLink } from '@school/shared/ui';
import { contact } from '../content/contact';
import type { CourseLine } from '../content/offers';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const FeesForm = deferred<{ readonly course: CourseLine }>(
  'FeesForm',
  () => import('./FeesForm').then((module) => module.FeesForm),
  <FormWaiting height="860px" />,
);

export function Fees({ course }: { readonly course: CourseLine }) {
  return (
    <Section id="fees" ground="card" aria-labelledby="fees-title">
      <FormColumns>
        <div>
          <Display id="fees-title" size={2}>
            Ask for the fee
          </Display>
          <Lead>
            It depends on the programme and on private or group lessons. Say what you know already; the rest
            is found out together.
          </Lead>
          <TextLink href={`tel:${contact.phone}`}>Call {contact.phoneWords}</TextLink>
          <WithoutScript what="the registrar answers from there" />
        </div>
        <FeesForm course={course} key={course.id} />
      </FormColumns>
    </Section>
  );
}
