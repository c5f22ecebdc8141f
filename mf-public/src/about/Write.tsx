import { island } from '@school/shared';
import { Display, Lead, Section } from '@school/shared/ui';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const ContactForm = island(
  'ContactForm',
  () => import('./ContactForm').then((module) => module.ContactForm),
  { when: 'load', fallback: <FormWaiting height="760px" /> },
);

export function Write() {
  return (
    <Section id="write" ground="card" aria-labelledby="contact-form-title">
      <FormColumns>
        <div>
          <Display id="contact-form-title" size={2}>
            Write to us
          </Display>
          <Lead>Ask anything: fees, free hours, a hall for your choir. You get an answer from a person.</Lead>
          <WithoutScript what="we answer by mail" />
        </div>
        <ContactForm />
      </FormColumns>
    </Section>
  );
}
