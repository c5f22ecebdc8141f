import { media } from '@school/shared/theme';
import { Button, StickyBar, StickyBarTitle } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  /** The accessible name of the region. */
  readonly label: string;
  readonly title: string;
  /** Short text below the title; the narrowest phones omit it. */
  readonly aside: string;
  readonly to: string;
  readonly action: string;
}

/**
 * A bar at the foot of a phone's screen that links to the purpose of the page, while the part of the page
 * that ends with this element is in view.
 */
export const PhoneBar = ({ label, title, aside, to, action }: Props) => (
  <Bar label={label}>
    <Title>
      {title}
      <small>{aside}</small>
    </Title>
    <Button tone="ink" to={to}>
      {action}
    </Button>
  </Bar>
);

const Bar = styled(StickyBar)`
  display: none;
  ${media.phone} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

const Title = styled(StickyBarTitle)`
  small {
    @media (max-width: 359px) {
      display: none;
    }
  }
`;

/** Elements that receive the focus scroll clear of the bar. */
export const AbovePhoneBar = styled.div`
  ${media.phone} {
    a,
    button,
    summary {
      scroll-margin-bottom: 84px;
    }
  }
`;
