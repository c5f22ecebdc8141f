import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, line } from '@school/shared/theme';
import { Button, Notice } from '@school/shared/ui';
import { codeReader } from '../scan/readCodes';
import { unlockSound } from '../scan/signal';
import { useCamera } from '../scan/useCamera';

/** The camera view, which scans codes while the camera is on. */
export function CameraView({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);

  // Loads the code reader while there is a network. A failure is reported when the camera starts.
  useEffect(() => {
    codeReader().catch(() => undefined);
  }, []);

  function toggle() {
    unlockSound();
    setOn(!isOn);
  }

  return (
    <Box aria-label="Camera">
      {isOn && <View onCode={onCode} />}
      <Button tone={isOn ? 'line' : 'wine'} wide onClick={toggle}>
        {isOn ? 'Stop the camera' : 'Start the camera'}
      </Button>
    </Box>
  );
}

function View({ onCode }: { readonly onCode: (code: string) => void }) {
  const { video, problem, isReady } = useCamera(onCode);
  if (problem)
    return (
      <Notice tone="warning" title="The camera shows no picture" live>
        {problem} You can also type the code.
      </Notice>
    );
  return <Picture ref={video} muted playsInline aria-label="Camera picture" data-ready={isReady} />;
}

const Box = styled.section`
  display: grid;
  gap: 12px;
`;

const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${color.ink};
  border: ${line.field} solid ${color.line};
`;
