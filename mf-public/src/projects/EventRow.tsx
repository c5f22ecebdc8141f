import { Tile } from '@school/shared/art';
import { useIsOver } from '@school/shared/content/use';
import { formatDate } from '@school/shared/format';
import { Photo } from '@school/shared/photographs';
import { color, line, size, space, type as voice } from '@school/shared/theme';
import { Money, Text, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { entryLabels, type SchoolEvent } from '../content/events';
import { calendarPath } from '../parts/calendarPath';

interface Props {
  readonly event: SchoolEvent;
  /** A coming event, which gets a calendar file. */
  readonly coming: boolean;
}

/** A row of the season's programme: date, name, time and place, what it costs, and how to hear it afterwards. */
export function EventRow({ event, coming }: Props) {
  const { id, name, dates, from, to, place, text, link, photo, instrument, recording } = event;
  const isOver = useIsOver()(dates);
  const isOpen = coming && !isOver;
  return (
    <Row id={id}>
      <Days>
        {dates.map((date) => (
          <time key={date} dateTime={date}>
            {formatDate(date)}
          </time>
        ))}
      </Days>
      {instrument && <Drawing of={instrument} shape="wide" />}
      <What>
        <Title size={3}>{name}</Title>
        <Text>{text}</Text>
        {photo && (
          <Slot>
            <Photo photograph={photo} sizes="(max-width: 900px) 100vw, 48vw" />
          </Slot>
        )}
      </What>
      <Where>
        <b>
          {from} to {to}
        </b>
        <span>{place}</span>
        {isOpen && <Entry event={event} />}
        {coming && isOver && <b>This event is over.</b>}
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
        {recording && (
          <TextLink href={recording}>
            <span>
              Listen to the recording<VisuallyHidden> of {name}</VisuallyHidden>
            </span>
          </TextLink>
        )}
        {isOpen && (
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

/** What it costs to come, or how to get a place. */
function Entry({ event: { entry, price, link } }: { readonly event: SchoolEvent }) {
  if (price !== undefined)
    return (
      <b>
        Tickets from <Money pesewas={price} />
      </b>
    );
  if (entry === 'book' && !link) return <TextLink to="/about#contact">{entryLabels.book}</TextLink>;
  return entry && <b>{entryLabels[entry]}</b>;
}

/** Dates do not wrap, and the columns of all rows align. */
const DATE = '12.75rem';

const Row = styled.li`
  display: grid;
  grid-template: 'when what where art' auto / minmax(${DATE}, 3fr) minmax(0, 6fr) minmax(0, 3fr) minmax(
      0,
      3fr
    );
  gap: ${space.s3} ${space.s10};
  padding-block: ${space.s6} ${space.s8};
  border-top: ${line.bar} solid ${color.line};
  h3 + p {
    margin-top: ${space.s3};
  }
  /* Of the list, which on wide screens may stand beside its heading. */
  @container (max-width: 940px) {
    grid-template:
      'when what' auto
      'art where' 1fr
      / minmax(${DATE}, 1fr) minmax(0, 2.4fr);
  }
  @container (max-width: 600px) {
    padding-block: ${space.s4} ${space.s5};
    grid-template:
      'when art' auto
      'what what' auto
      'where where' auto
      / minmax(0, 1fr) 8rem;
  }
`;

const Drawing = styled(Tile)`
  grid-area: art;
  align-self: start;
`;

const What = styled.div`
  grid-area: what;
`;

const Slot = styled.div`
  margin-top: ${space.s5};
`;

const Days = styled.p`
  grid-area: when;
  @container (max-width: 600px) {
    align-self: end;
  }
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
  grid-area: where;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
`;
