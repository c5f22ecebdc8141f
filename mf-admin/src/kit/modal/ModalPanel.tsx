import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Modal } from '@school/shared';
import { measure, space } from '@school/shared/theme';
import { Title } from '@school/shared/ui';

interface Props {
  /** The modal that it is shown in. */
  readonly id: string;
  /** Names the modal. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands in the shell's modal: a heading, and what is asked or said below it. */
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
