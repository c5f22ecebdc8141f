import { Button, Cluster, Dialog, Drawer, Status, Text, TextField } from '@school/shared/ui';
import { useState } from 'react';
import { Chapter } from './Part';

type Open = 'none' | 'dialog' | 'required' | 'drawer';

export function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <Chapter title="Overlays" ground="card">
      <Cluster>
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('required')}>Open a required dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
      </Cluster>
      <Dialog
        open={open === 'dialog'}
        title="Remember this audition time?"
        onClose={close}
        actions={<Button onClick={close}>Remember it</Button>}
      >
        <Text>
          Escape, the cross and a press beside the dialog close it; focus goes back to where it was.
        </Text>
        <TextField label="E-mail" name="dialog-email" type="email" />
      </Dialog>
      <Dialog
        required
        open={open === 'required'}
        title="The rules have changed"
        onClose={close}
        actions={<Button onClick={close}>I have read them</Button>}
      >
        <Text>Only its own button closes this one.</Text>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        title="Efua Asante-Boateng"
        above="MC-0248, sent today 10:01"
        below={<Status kind="new">New, waiting for consent</Status>}
        onClose={close}
        actions={
          <>
            <Button wide onClick={close}>
              Accept
            </Button>
            <Button tone="line" onClick={close}>
              Return for changes
            </Button>
          </>
        }
      >
        <Text>The list stays behind it.</Text>
      </Drawer>
    </Chapter>
  );
}
