import { Scene } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Button, Display, Lead, Section, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';

export function ThankYouPage() {
  return (
    <Section ground="rose">
      <Split>
        <div>
          <Display as="h1">Payment received!</Display>
          <Lead>Your donation has been received succesfully</Lead>
          <Text>
            A gift is a row of cloth: it stays where it was woven, and the next row holds on to it. Thank you
            for yours.
          </Text>
          <Button to="/" tone="ink">
            Back to home
          </Button>
          <TextLink to="/donate">See all six cloths</TextLink>
        </div>
        <Scene of="thanks" />
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${space.s10} ${space.split};
  align-items: center;
  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.s6};
  }
`;
