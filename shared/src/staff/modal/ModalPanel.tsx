import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Modal } from '@school/shared';
import { measure, space } from '../../theme';
import { Title } from '../../ui';

interface Props {
  /** Id of the modal. */
  readonly id: string;
  /** The heading. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The content of the shell's modal, with a heading. */
export function ModalPanel({ id, title, children }: Props) {
  return (
    <Modal id={id}>
      <Panel>
        <Heading forwardedAs="h2" size={3}>
          {title}
        </Heading>
        {children}
      </Panel>
    </Modal>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;

/** Leaves room for the modal's close button. */
const Heading = styled(Title)`
  padding-right: ${measure.target};
`;
