import { Button, Cluster, StickyBar, StickyBarTitle, TextLink } from '@school/shared/ui';
import { useState } from 'react';
import { Chapter, Part } from './Part';

const TONES = ['wine', 'gold', 'ink', 'paper', 'line'] as const;

export function Actions() {
  const [busy, setBusy] = useState(false);
  return (
    <Chapter title="Buttons and links" ground="card">
      <Part title="Tones">
        <Cluster>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              Choose an instrument
            </Button>
          ))}
        </Cluster>
      </Part>
      <Part title="Sizes">
        <Cluster>
          <Button size="s">Upcoming Event</Button>
          <Button size="m">Give to MATE</Button>
          <Button size="l">Give GH₵ 200.00</Button>
        </Cluster>
        <Button wide size="l">
          As wide as its place
        </Button>
      </Part>
      <Part title="Busy, disabled">
        <Cluster>
          <Button busy={busy} busyLabel="Sending" onClick={() => setBusy(true)}>
            Press me
          </Button>
          <Button busy busyLabel="Sending" tone="ink">
            Send
          </Button>
          <Button disabled>Not now</Button>
        </Cluster>
      </Part>
      <Part title="As links">
        <Cluster gap="s8">
          <Button to="/learn">See the programmes</Button>
          <TextLink to="/learn">See the programmes</TextLink>
          <TextLink href="#main" plain>
            Without a half-disc
          </TextLink>
          <TextLink onClick={() => setBusy(false)}>A button that looks like a link</TextLink>
        </Cluster>
      </Part>
      <Part title="In reach at the bottom of the screen">
        <StickyBar label="A main action">
          <StickyBarTitle>
            Trial lesson
            <small>half an hour, free</small>
          </StickyBarTitle>
          <Button tone="ink" to="#a">
            Try it
          </Button>
        </StickyBar>
      </Part>
    </Chapter>
  );
}
