import { layer, media, space, type as voice } from '@school/shared/theme';
import { Button, Wrap } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  /** Names the region. */
  readonly label: string;
  readonly title: string;
  /** A few words below it; the narrowest phones leave them out. */
  readonly aside: string;
  readonly to: string;
  readonly action: string;
}

/**
 * On a phone, where what a page is for stands screens below: it is one press away as long as one reads the part of the
 * page that this stands at the end of.
 */
export const PhoneBar = ({ label, title, aside, to, action }: Props) => (
  <Bar data-ground="gold" role="region" aria-label={label}>
    <Row>
      <p>
        {title}
        <small>{aside}</small>
      </p>
      <Button tone="ink" to={to}>
        {action}
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

/** What takes the focus is scrolled clear of the bar. */
export const AbovePhoneBar = styled.div`
  ${media.phone} {
    a,
    button,
    summary {
      scroll-margin-bottom: 84px;
    }
  }
`;
