import { Button, Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { contact } from '../content/contact';
import { applying } from '../content/openings';
import { NumberedSteps } from '../parts/NumberedSteps';

export function HowToApply() {
  return (
    <Section id="apply" ground="palm" aria-labelledby="apply-title">
      <SplitHead
        id="apply-title"
        size={2}
        title="How to apply"
        lead={`By e-mail to ${contact.email}. There is no portal and no deadline: a place is open as long as it stands above.`}
      />
      <NumberedSteps steps={applying} />
      <On>
        <Button
          href={`mailto:${contact.email}?subject=${encodeURIComponent('Working with you')}`}
          tone="gold"
        >
          Write without an opening
        </Button>
      </On>
    </Section>
  );
}

const On = styled.p`
  margin-top: ${space.s12};
`;
