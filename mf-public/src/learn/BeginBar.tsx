import { layer, media, space, type as voice } from '@school/shared/theme';
import { Button, Wrap } from '@school/shared/ui';
import styled from 'styled-components';

/** On a phone, where the ways to lessons stand screens below: they are one press away as long as one reads. */
export const BeginBar = () => (
  <Bar data-ground="gold" role="region" aria-label="Begin">
    <Row>
      <p>
        Trial lesson<small>half an hour, free</small>
      </p>
      <Button tone="ink" to="#begin">
        Try or register
      </Button>
    </Row>
  </Bar>
);

const Bar = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    position: sticky;
    bottom: 0;
    z-index: ${layer.bar};
  }
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  min-height: 68px;
  > p {
    ${voice.subtitle}
    line-height: 1.2;
  }
  small {
    display: block;
    ${voice.small}
    @media (max-width: 359px) {
      display: none;
    }
  }
  > a {
    flex: none;
  }
`;
