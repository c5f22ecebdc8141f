import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { useSchoolForm } from '@school/shared/form';
import { useUpload } from '@school/shared/form/upload';
import type { UploadedFile } from '@school/shared/schemas/uploads';
import { Part, PartTitle } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { Button, FileField } from '@school/shared/ui';
import { Avatar } from '../../app/frame/Avatar';
import { useCrop } from '../../kit/crop/useCrop';
import { useDropPictureMutation, usePutPictureMutation } from './api';

interface Input {
  readonly picture: UploadedFile | null;
}
interface Output {
  readonly picture: UploadedFile;
}

/** Enough for the largest place, on sharp screens. */
const SQUARE = { ratio: 1, most: 512 };

/** The profile picture: choosing, cropping in the browser, uploading with progress, and removing. */
export function PicturePart({ hasPicture }: { readonly hasPicture: boolean }) {
  const { page, toast } = useShell();
  const [put] = usePutPictureMutation();
  const [drop, dropping] = useDropPictureMutation();
  const school = useSchoolForm<Input, Output>({
    schema: () => import('@school/shared/schemas/settings').then(({ ownPicture }) => ownPicture),
    defaults: { picture: null },
    idPrefix: 'own-',
  });
  const { onFile, ...upload } = useUpload({ school, name: 'picture', purpose: 'staff_picture' });
  const crop = useCrop(SQUARE, onFile);

  async function send(ownPicture: Output): Promise<void> {
    await put({ ownPicture }).unwrap();
    toast.add('Your picture was changed.', { type: 'success' });
    school.startOver();
  }

  async function takeAway(): Promise<void> {
    try {
      await drop().unwrap();
      page.update({ userAvatar: '' });
      toast.add('Your picture was removed.', { type: 'success' });
    } catch (error) {
      toast.add(`The picture was not removed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Part aria-labelledby="own-picture-title">
      <PartTitle id="own-picture-title">Your picture</PartTitle>
      <Both>
        <Avatar size="96px" />
        <form noValidate aria-labelledby="own-picture-title" onSubmit={school.submit(send)}>
          <FileField label="Profile picture" {...upload} onFile={crop.choose} />
          <Actions>
            {upload.file && (
              <Button type="submit" tone="ink" size="s" busy={school.sending} busyLabel="Saving">
                Use this picture
              </Button>
            )}
            {hasPicture && (
              <Button
                tone="line"
                size="s"
                busy={dropping.isLoading}
                busyLabel="One moment"
                onClick={() => void takeAway()}
              >
                Remove picture
              </Button>
            )}
          </Actions>
        </form>
      </Both>
      {crop.modal}
    </Part>
  );
}

const Both = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s5};
  > form {
    display: grid;
    gap: ${space.s4};
    flex: 1 1 280px;
    max-width: 560px;
    min-width: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
