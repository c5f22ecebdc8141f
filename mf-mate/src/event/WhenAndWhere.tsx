import { PAST, useContent, useIsOver } from '@school/shared/content/use';
import { formatDate, formatWeekday } from '@school/shared/format';
import { evening } from '../content/event';

/** Day, times and hall of the evening. */
export function WhenAndWhere() {
  const { date, doors, start, place } = useContent(evening);
  const isOver = useIsOver();
  return (
    <dl>
      <div>
        <dt>
          {formatWeekday(date)}
          {isOver([date]) && PAST}
        </dt>
        <dd>
          <time dateTime={`${date}T${start}Z`}>{formatDate(date)}</time>
        </dd>
      </div>
      <div>
        <dt>Doors {doors}, music at</dt>
        <dd>{start}</dd>
      </div>
      <div>
        <dt>In the</dt>
        <dd>{place}</dd>
      </div>
    </dl>
  );
}
