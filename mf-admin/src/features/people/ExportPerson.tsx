import { TakeFileButton } from '../../kit/list/TakeFileButton';

/** Takes everything about an address away as an archive. */
export const ExportPerson = ({ email }: { readonly email: string }) => (
  <TakeFileButton
    label="Export everything"
    failure="The archive could not be made."
    path="/staff/people/archive"
    asked={{ email }}
  />
);
