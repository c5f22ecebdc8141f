import styled from 'styled-components';
import { Link } from '@school/shared';
import { selectBackLink } from '@school/shared/contract';
import { measure, media, space } from '@school/shared/theme';
import { usePageState } from '../../kit/page/usePageState';
import { placeOf } from '../area/area';
import { useArea } from '../area/useArea';

/** Links to the address in the page store, if there is one. */
export function BackLink() {
  const to = usePageState(selectBackLink);
  const area = useArea();
  if (!to) return null;
  const { entry, page } = placeOf(area, to);
  const name = page?.title ?? entry?.title ?? 'Website';
  return (
    <Back to={to} aria-label={`Back to ${name}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12.5 3 5.5 10l7 7" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <span>{name}</span>
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-width: ${measure.target};
  min-height: ${measure.target};
  font-weight: 600;
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
  svg {
    width: 20px;
    height: 20px;
  }
  ${media.phone} {
    > span {
      display: none;
    }
  }
`;
