import { Modal, useShell } from '@school/shared';
import { Button, Cluster, Display, Section, Stack, Text, Title } from '@school/shared/ui';

/** Uses the modal like an app: content by id, opened and closed through the shell. */
export function ModalPage() {
  const { modal, toast } = useShell();
  return (
    <>
      <Section id="modal">
        <Display as="h1" size={2}>
          The modal
        </Display>
        <Cluster gap="s3">
          <Button onClick={() => modal.open('first')}>Open the first</Button>
          <Button onClick={() => modal.open('required', { required: true })}>Open the required one</Button>
        </Cluster>
      </Section>
      <Section id="below">
        <div style={{ height: '200vh' }}>
          <Text>What can be scrolled to.</Text>
        </div>
      </Section>
      <Modal id="first">
        <Stack gap="s4">
          <Title size={2}>The first</Title>
          <label>
            A word <input name="word" />
          </label>
          <Button onClick={() => modal.open('second')}>Go on to the second</Button>
          <Button onClick={() => toast.add('Heard', { autoClose: null })}>Say so</Button>
        </Stack>
      </Modal>
      <Modal id="second">
        <Stack gap="s4">
          <Title size={2}>The second</Title>
          <Button to="/sample/toasts">Leave the page</Button>
        </Stack>
      </Modal>
      <Modal id="required">
        <Stack gap="s4">
          <Title size={2}>It is required</Title>
          <Button onClick={modal.close}>Agree</Button>
        </Stack>
      </Modal>
    </>
  );
}
