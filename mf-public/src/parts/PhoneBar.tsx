import { media } from '@school/shared/theme';
import { Button, StickyBar, StickyBarTitle } from '@school/shared/ui';
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
