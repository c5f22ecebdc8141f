import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import type { AnnouncementPreview } from '../api';

/** Who gets an announcement, and at which addresses. */
export function Recipients({ recipients }: Pick<AnnouncementPreview, 'recipients'>) {
  if (recipients.length === 0) return null;
  return (
    <List aria-label="Who gets it" tabIndex={0}>
      {recipients.map(({ number, name, to }) => (
        <li key={number}>
          <b>{name}</b> <small>{number}</small>
          <span>{to.join(', ')}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 320px;
  overflow: auto;
  li {
    padding-block: ${space.s2};
    border-bottom: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: ${color.muted};
  }
  small {
    color: ${color.muted};
  }
`;
