import { Text } from '@school/shared/ui';
import { TakeFileButton } from '../../../kit/list/TakeFileButton';

/** The sheet that an artist has sent, to be saved. */
export const Sheet = ({ id }: { readonly id: string }) => (
  <>
    <Text muted>A photograph or a scan, as the artist has sent it.</Text>
    <TakeFileButton
      label="Save the sheet"
      failure="The sheet could not be saved."
      path={`/uploads/${id}/file`}
    />
  </>
);
