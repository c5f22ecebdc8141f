import { deferred } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const ContactForm = deferred(
  'ContactForm',
  () => import('./ContactForm').then((module) => module.ContactForm),
  <FormWaiting height="760px" />,
);

export function Write() {
  return (
    <Section id="write" ground="card" aria-labelledby="contact-form-title">
      <Columns>
        <div>
          <Display id="contact-form-title" size={2}>
            Write to us
          </Display>
          <Lead>Ask anything: fees, free hours, a hall for your choir. You get an answer from a person.</Lead>
          <WithoutScript what="we answer from there" />
        </div>
        <ContactForm />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  h2 + p {
    margin-block: ${space.s5};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
