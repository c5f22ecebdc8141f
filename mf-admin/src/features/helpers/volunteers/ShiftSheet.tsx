import { formatClock, formatDate, formatWeekday } from '@school/shared/format';
import { Button } from '@school/shared/ui';
import { Sheet } from '../../../kit/page/Sheet';
import type { VolunteerShiftRow } from '../api';
import { groupByDay } from './groupByDay';

/** The shifts to print: a sheet for each day, without the page around it. */
export function ShiftSheet({ shifts }: { readonly shifts: readonly VolunteerShiftRow[] }) {
  return (
    <>
      <div>
        <Button tone="ink" size="s" onClick={() => window.print()}>
          Print shift list
        </Button>
      </div>
      {groupByDay(shifts).map(([day, ofDay]) => (
        <Sheet
          key={day}
          title={`${formatWeekday(day)}, ${formatDate(day)}`}
          occasion="Shift list"
          about={`${ofDay.length} ${ofDay.length === 1 ? 'shift' : 'shifts'}. Times are in Ghana time.`}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Task and place</th>
                <th scope="col">Volunteers</th>
                <th scope="col">Phone</th>
              </tr>
            </thead>
            <tbody>
              {ofDay.map(({ id, startsAt, endsAt, task, place, note, helpers, needed }) => (
                <tr key={id}>
                  <td>
                    {formatClock(startsAt)} to {formatClock(endsAt)}
                  </td>
                  <td>
                    {task}, {place}
                    {note && <small>{note}</small>}
                  </td>
                  <td>
                    {helpers.map(({ assignment, name }) => (
                      <div key={assignment}>{name}</div>
                    ))}
                    {helpers.length < needed && <div>{needed - helpers.length} needed</div>}
                  </td>
                  <td>
                    {helpers.map(({ assignment, phone }) => (
                      <div key={assignment}>{phone ?? 'no phone'}</div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sheet>
      ))}
    </>
  );
}
