import { Strip } from '@school/shared/art';
import { registerNow } from '@school/shared/site';
import { space } from '@school/shared/theme';
import { Button, Display, Section, Wrap } from '@school/shared/ui';
import styled from 'styled-components';

export function Closing() {
  return (
    <Section ground="gold" room="none" bare aria-labelledby="closing-title">
      <Strip rhythm="gahu" weave="competition" layout="both" id="closing-strip" />
      <Row>
        <Display id="closing-title">Ten minutes on stage, two pieces</Display>
        <Button to={registerNow.to} tone="ink">
          {registerNow.label}
        </Button>
      </Row>
    </Section>
  );
}

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 28px;
  padding-block: clamp(56px, 6vw, ${space.s24});
  h2 {
    max-width: 9em;
  }
`;
