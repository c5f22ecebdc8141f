import { useState } from 'react';
import { useHeldReload } from '@school/shared';
import { useStored } from '@school/shared/form';
import { Part } from '@school/shared/staff/page';
import { Door } from './Door';
import { DoorForm } from './parts/DoorForm';

/** Asks for the name of the door once, then shows the check-in. */
export function CheckIn() {
  const [kept, keep] = useStored('door');
  const [changing, setChanging] = useState(false);
  // A deploy must not reload the page while people wait at the door, perhaps offline.
  useHeldReload(kept !== undefined);

  if (kept === undefined || changing)
    return (
      <Part>
        <DoorForm
          known={kept ?? ''}
          onChoose={(door) => {
            keep(door);
            setChanging(false);
          }}
        />
      </Part>
    );
  return <Door key={kept} name={kept} onChange={() => setChanging(true)} />;
}
