import { useIsOver } from '@school/shared/content/use';
import { formatDate } from '@school/shared/format';
import { Photo } from '@school/shared/photographs';
import { color, line, size, space, type as voice } from '@school/shared/theme';
import { Text, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import type { SchoolEvent } from '../content/events';
import { calendarPath } from '../parts/calendarPath';

interface Props {
  readonly event: SchoolEvent;
  /** A coming event, which gets a calendar file. */
  readonly coming: boolean;
}

/** A row of the season's programme: date, name, time and place. */
export function EventRow({ event, coming }: Props) {
  const { id, name, dates, from, to, place, text, link, photo } = event;
  const isOver = useIsOver()(dates);
  return (
    <Row id={id}>
      <Days>
        {dates.map((date) => (
          <time key={date} dateTime={date}>
            {formatDate(date)}
          </time>
        ))}
      </Days>
      <div>
        <Title size={3}>{name}</Title>
        <Text>{text}</Text>
        {photo && (
          <Slot>
            <Photo photograph={photo} sizes="(max-width: 900px) 100vw, 48vw" />
          </Slot>
        )}
      </div>
      <Where>
        <b>
          {from} to {to}
        </b>
        <span>{place}</span>
        {coming && isOver && <b>This event is over.</b>}
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
        {coming && !isOver && (
          <TextLink plain href={calendarPath(event)} download={`${id}.ics`}>
            <span>
              Add to calendar<VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </TextLink>
        )}
      </Where>
    </Row>
  );
}

/** Dates do not wrap, and the columns of all rows align. */
const DATE = '12.75rem';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(${DATE}, 3fr) minmax(0, 6fr) minmax(0, 3fr);
  gap: ${space.s3} ${space.s10};
  padding-block: ${space.s6} ${space.s8};
  border-top: ${line.bar} solid ${color.line};
  h3 + p {
    margin-top: ${space.s3};
  }
  /* Of the list, which on wide screens may stand beside its heading. */
  @container (max-width: 780px) {
    grid-template-columns: minmax(${DATE}, 1fr) minmax(0, 2.4fr);
    > :last-child {
      grid-column: 2;
    }
  }
  @container (max-width: 600px) {
    padding-block: ${space.s4} ${space.s5};
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      grid-column: 1;
    }
  }
`;

const Slot = styled.div`
  margin-top: ${space.s5};
`;

const Days = styled.p`
  ${voice.figure}
  font-size: ${size.t3};
  > time {
    display: block;
  }
  > time + time {
    margin-top: ${space.s2};
  }
`;

const Where = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
`;
