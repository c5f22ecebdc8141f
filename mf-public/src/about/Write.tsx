import { island } from '@school/shared';
import { afterWriting } from '../content/contact';
import { FormWaiting } from '../parts/FormWaiting';
import { Way } from '../parts/Way';

const ContactForm = island(
  'ContactForm',
  () => import('./ContactForm').then((module) => module.ContactForm),
  { when: 'used', fallback: <FormWaiting height="760px" /> },
);

/** `topic` is not listed because an address can preselect it. */
const DRAFT = { key: 'contact', typed: ['name', 'email', 'phone', 'message'] };

/** Shows the form for a message to the office, collapsed at first. */
export function Write() {
  return (
    <>
      <Way
        id="write"
        titleId="contact-form-title"
        group="contact-ways"
        instrument="guitar"
        title="Write to us"
        line="Ask about fees, lesson times or a hall for your choir. A person will answer you."
        steps={afterWriting}
        draft={DRAFT}
      >
        <ContactForm />
      </Way>
    </>
  );
}
