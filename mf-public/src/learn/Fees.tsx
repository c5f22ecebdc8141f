import { island } from '@school/shared';
import { school } from '@school/shared/site';
import { Display, Lead, Section, TextLink } from '@school/shared/ui';
import type { CourseLine } from '../content/offers';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const FeesForm = island<{ readonly course: CourseLine }>(
  'FeesForm',
  () => import('./FeesForm').then((module) => module.FeesForm),
  { when: 'load', fallback: <FormWaiting height="860px" /> },
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
          <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
          <WithoutScript what="the registrar answers by mail" />
        </div>
        <FeesForm course={course} key={course.id} />
      </FormColumns>
    </Section>
  );
}
