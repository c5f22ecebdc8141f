import { ContactForm } from '../about/ContactForm';

/** A message to the office about a bursary, which staff find among the enquiries. */
export const BursaryForm = () => (
  <ContactForm
    topic="bursary"
    draftKey="bursary"
    titleId="apply-title"
    messageLabel="Who will learn, which instrument, and what can you afford each term?"
  />
);
