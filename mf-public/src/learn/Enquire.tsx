import { media, space } from '@school/shared/theme';
import { Button, Cluster, Display, Lead, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { contact } from '../content/contact';

export function Enquire({ name }: { readonly name: string }) {
  const subject = encodeURIComponent(`${name} lessons: fees and free hours`);
  return (
    <Section id="enquire" ground="wine" aria-labelledby="enquire-title">
      <Columns>
        <Display id="enquire-title" size={2}>
          Ask for fees and free hours
        </Display>
        <div>
          <Lead>
            Fees depend on the programme and on private or group lessons. Write with the age, the branch and
            the days that suit you, and the registrar answers within two working days with both.
          </Lead>
          <Cluster gap="s6">
            <Button href={`mailto:${contact.email}?subject=${subject}`} tone="gold">
              Ask about {name.toLowerCase()}
            </Button>
            <TextLink href={`tel:${contact.phone}`}>Call {contact.phoneWords}</TextLink>
          </Cluster>
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  p {
    margin-bottom: ${space.s6};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
