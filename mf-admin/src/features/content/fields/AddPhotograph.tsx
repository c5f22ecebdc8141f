import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { useSchoolForm } from '@school/shared/form';
import { useUpload } from '@school/shared/form/upload';
import type { PhotographRequest } from '@school/shared/schemas/photographs';
import type { UploadedFile } from '@school/shared/schemas/uploads';
import { Button, ErrorSummary, Fields, FileField, TextField } from '@school/shared/ui';
import { useCrop } from '../../../kit/crop/useCrop';
import { useAddPhotographMutation, type AddedPhotograph } from '../api';
import type { Place } from '../rules/values';
import { idOf } from './fieldProps';
import { useNotePending } from './pendingPhotographs';

interface Props {
  readonly place: Place;
  /** Width divided by height, to which it is cropped. */
  readonly ratio: number;
  readonly onAdded: (added: AddedPhotograph) => void;
}

interface Input {
  readonly picture: UploadedFile | null;
  readonly consent: string;
}

/** The largest width that a page shows. Pixels. */
const MOST = 1600;

/**
 * Chooses a photograph, crops it in the browser, uploads it and asks who agreed. It is inside the form of the text, so
 * its own fields are sent by its button alone.
 */
export function AddPhotograph({ place, ratio, onAdded }: Props) {
  const [add, added] = useAddPhotographMutation();
  const school = useSchoolForm<Input, PhotographRequest>({
    schema: () =>
      import('@school/shared/schemas/photographs').then(({ photographRequest }) => photographRequest),
    defaults: { picture: null, consent: '' },
    idPrefix: `${idOf(place)}-`,
  });
  const { onFile, ...upload } = useUpload({ school, name: 'picture', purpose: 'site_photograph' });
  useNotePending(place.join('.'), upload.file !== undefined);
  const crop = useCrop({ ratio, most: MOST }, onFile);
  const send = school.submit((photographRequest) => add({ photographRequest }).unwrap());
  // Its item may be moved or removed until the API answers, so its place is that of the answer.
  const take = useEffectEvent(onAdded);
  useEffect(() => {
    if (added.data) take(added.data);
  }, [added.data]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // The form around it would publish the text.
    event.preventDefault();
    void send();
  }

  return (
    <Fields>
      <FileField label="Choose a photograph" hideLabel {...upload} onFile={crop.choose} />
      {upload.file && (
        <>
          <ErrorSummary {...school.summary} />
          <TextField
            {...school.field('consent')}
            label="Who agreed that it is shown, and when"
            help="Everyone who can be recognised. For a child, a parent or guardian. Only staff see this."
            {...{ onKeyDown }}
          />
          <div>
            <Button tone="ink" size="s" busy={school.sending} busyLabel="Adding" onClick={() => void send()}>
              Add photograph
            </Button>
          </div>
        </>
      )}
      {crop.modal}
    </Fields>
  );
}
