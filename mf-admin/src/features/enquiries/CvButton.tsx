import { TakeFileButton } from '../../kit/list/TakeFileButton';

/** The CV of an application, to be saved. */
export const CvButton = ({ id }: { readonly id: string }) => (
  <TakeFileButton label="Save the CV" failure="The CV could not be saved." path={`/uploads/${id}/file`} />
);
