import { Link } from '@school/shared';
import { Mark } from '@school/shared/art';
import { school } from '@school/shared/site';
import { color, measure, media, space, type as voice } from '@school/shared/theme';
import { Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { event } from '../content/event';

/** Links to the school and the event, for pages without a header. */
export function TopBar() {
  return (
    <Bar as="nav" aria-label="Event">
      <Brand to="/">
        <Mark />
        <span>
          {school.nameLines[0]} <span>{school.nameLines[1]}</span>
        </span>
      </Brand>
      <Link to="/mate-2025">{event.name}</Link>
    </Bar>
  );
}

const Bar = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s6};
  padding-block: ${space.s5};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    ${voice.subtitle}
  }
  > :last-child {
    color: ${color.accent};
  }
`;

const Brand = styled(Link)`
  gap: ${space.s3};
  text-decoration: none;
  > :first-child {
    flex: none;
    width: 44px;
  }
  ${media.phone} {
    > span:last-child > span {
      display: block;
    }
  }
`;
