import styled from 'styled-components';
import { formatClock } from '@school/shared/format';
import { ModalButton } from '@school/shared/staff/forms';
import { ActionButton, CloseButton, Status, useAction } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { VisuallyHidden, keepPlace } from '@school/shared/ui';
import { useDropVolunteerShiftMutation, useUnassignVolunteerMutation, type VolunteerShiftRow } from '../api';
import { ShiftForm } from './ShiftForm';
import { WhoCanDoIt } from './WhoCanDoIt';

/** A shift with its time, task, place, volunteers and open places. */
export function ShiftItem({ shift }: { readonly shift: VolunteerShiftRow }) {
  const { task, place, startsAt, endsAt, needed, note, helpers } = shift;
  const left = needed - helpers.length;
  return (
    <Item data-ground="paper" tabIndex={-1}>
      <div>
        <b>
          {formatClock(startsAt)} to {formatClock(endsAt)}, {task}
        </b>
        <p>
          {place}
          {note && <span>{`. ${note}`}</span>}
        </p>
        <Status kind={left === 0 ? 'done' : 'new'}>
          {left === 0 ? `${needed} of ${needed}` : `${helpers.length} of ${needed}, ${left} needed`}
        </Status>
      </div>
      <div>
        {helpers.length > 0 && (
          <ul aria-label={`Volunteers for ${task}`}>
            {helpers.map((helper) => (
              <HelperTag key={helper.assignment} shift={shift} helper={helper} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <ModalButton
            label="Assign volunteer"
            of={`${task}, ${formatClock(startsAt)}`}
            title={`Assign a volunteer to ${task} at ${formatClock(startsAt)}`}
          >
            {(close) => <WhoCanDoIt shift={shift} onDone={close} />}
          </ModalButton>
        )}
      </div>
      <div>
        <ModalButton label="Edit" of={`${task}, ${formatClock(startsAt)}`} title="Edit shift">
          {(close) => <ShiftForm shift={shift} onDone={close} />}
        </ModalButton>
        <DropShiftButton shift={shift} />
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) auto;
  gap: ${space.s3} ${space.s5};
  align-items: start;
  padding: ${space.s4};
  border: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: ${space.s2};
    justify-items: start;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2};
  }
  @media (max-width: 980px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Removes a shift from the plan, after a question. */
function DropShiftButton({ shift: { id, task, helpers } }: { readonly shift: VolunteerShiftRow }) {
  const [drop] = useDropVolunteerShiftMutation();
  const names = helpers.map(({ name }) => name).join(', ');
  return (
    <ActionButton
      run={() => drop({ id }).unwrap()}
      done={`${task} was removed.`}
      failed={`${task} was not removed.`}
      confirm={{
        title: `Remove ${task}?`,
        text: names
          ? `Assigned: ${names}. They are not notified automatically, so please call them.`
          : 'Nobody is assigned yet.',
        action: 'Remove',
        busyLabel: 'Removing',
      }}
    >
      Remove<VisuallyHidden> {task}</VisuallyHidden>
    </ActionButton>
  );
}

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly helper: VolunteerShiftRow['helpers'][number];
}

/** A volunteer on a shift, with the button that removes them. */
function HelperTag({ shift, helper: { volunteer, name } }: Props) {
  const [unassign] = useUnassignVolunteerMutation();

  const [takeOut, busy] = useAction({
    run: () => unassign({ id: shift.id, volunteer }).unwrap(),
    done: `${name} was removed from ${shift.task}.`,
    failed: `${name} was not removed.`,
  });

  return (
    <Tag ref={keepPlace}>
      {name}
      <CloseButton label={`Remove ${name} from ${shift.task}`} onClick={() => void (busy || takeOut())} />
    </Tag>
  );
}

const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-left: 12px;
  border: 1px solid ${color.rule};
  font-weight: 600;
`;
