import { space } from '@school/shared/theme';
import { Button, Cluster, Section, SplitHead, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { contact } from '../content/contact';
import { firstLesson } from '../content/firstLesson';
import { NumberedSteps } from '../parts/NumberedSteps';

export function FirstLesson() {
  return (
    <Section id="first-lesson" ground="palm" aria-labelledby="first-lesson-title">
      <SplitHead
        id="first-lesson-title"
        title="From hello to the first recital"
        lead="Four steps, and the first two cost nothing but a phone call and half an hour."
      />
      <NumberedSteps steps={firstLesson} />
      <Ways gap="s6">
        <Button href={`tel:${contact.phone}`} tone="gold">
          Call {contact.phoneWords}
        </Button>
        <TextLink to="/about#contact">Other ways to reach us</TextLink>
      </Ways>
    </Section>
  );
}

const Ways = styled(Cluster)`
  margin-top: ${space.s12};
`;
