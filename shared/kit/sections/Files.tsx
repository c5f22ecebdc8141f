import { storageMessages, uploadHint } from '@school/shared/schemas/uploads';
import { FileField, Grid, Stack } from '@school/shared/ui';
import { Chapter } from './Part';

const nothing = () => undefined;
const help = uploadHint('cv');
const file = { name: 'ama-serwaa-danso.pdf', size: '312 KB' };

/** Shows a file field in every state of an upload. */
export function Files() {
  return (
    <Chapter title="Files">
      <Grid columns={2} tablet={1} gap="s12">
        <Stack gap="s6">
          <FileField label="Nothing chosen" name="kit-file-none" help={help} />
          <FileField
            label="On its way"
            name="kit-file-sending"
            help={help}
            file={{ ...file, progress: 62 }}
            note={`Uploading ${file.name} …`}
            onCancel={nothing}
          />
          <FileField
            label="Connection lost"
            name="kit-file-cut"
            help={help}
            file={{ ...file, progress: 0 }}
            note="The connection was lost. Trying again …"
            onCancel={nothing}
          />
          <FileField
            label="There"
            name="kit-file-done"
            help={help}
            file={file}
            note={`${file.name} is uploaded.`}
            onRemove={nothing}
          />
        </Stack>
        <Stack gap="s6">
          <FileField
            label="Cancelled"
            name="kit-file-cancelled"
            help={help}
            note={storageMessages.canceled}
          />
          <FileField
            label="Too slow"
            name="kit-file-gone"
            help={help}
            error={storageMessages.retry_limit_exceeded}
            file={file}
            onRetry={nothing}
            onRemove={nothing}
          />
          <FileField
            label="Too large"
            name="kit-file-large"
            help={help}
            error={storageMessages.wrong_file_size}
            file={{ name: 'everything-i-ever-played-with-all-programmes-and-reviews.pdf', size: '7.2 MB' }}
            note="This file is 7.2 MB, and the limit is 5 MB."
            onRemove={nothing}
          />
          <FileField label="Switched off" name="kit-file-off" help={help} disabled />
        </Stack>
      </Grid>
    </Chapter>
  );
}
