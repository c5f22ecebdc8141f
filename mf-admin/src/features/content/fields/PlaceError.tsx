import styled from 'styled-components';
import { color } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
}

/** What is wrong with a group of fields as a whole. The group refers to it by its id. */
export function PlaceError({ id, error }: Props) {
  if (!error) return null;
  return (
    <Wrong id={id}>
      <VisuallyHidden>Error: </VisuallyHidden>
      {error}
    </Wrong>
  );
}

const Wrong = styled.p`
  font-weight: 700;
  color: ${color.error};
`;
