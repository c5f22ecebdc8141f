import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShellState } from '@school/shared';
import { ModalPanel, useModal } from '@school/shared/staff/modal';
import { color, space } from '@school/shared/theme';
import { Button, Cluster, Loading, Skeleton, Text } from '@school/shared/ui';
import { cropped, WHOLE, type Crop, type Frame } from './crop';
import { CropPreview } from './CropPreview';

interface Props {
  readonly file: File;
  readonly frame: Frame;
  readonly onCropped: (file: File) => void;
  readonly onClose: () => void;
  readonly onProblem: (problem: unknown) => void;
}

const sliders = [
  { name: 'x', label: 'Horizontal', min: 0, max: 1 },
  { name: 'y', label: 'Vertical', min: 0, max: 1 },
  { name: 'zoom', label: 'Zoom', min: 1, max: 4 },
] as const;

/** Chooses the part of a picture to keep, by dragging or by three sliders. Nothing is uploaded before. */
export function CropModal({ file, frame, onCropped, onClose, onProblem }: Props) {
  const modal = useModal();
  const { openId } = useShellState((shell) => shell.modal);
  const opened = useRef(false);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [busy, setBusy] = useState(false);
  const close = useEffectEvent(onClose);
  const tell = useEffectEvent(onProblem);

  useEffect(() => {
    modal.open();
    return modal.close;
  }, [modal]);
  useEffect(() => {
    if (openId === modal.id) opened.current = true;
    else if (opened.current) close();
  }, [openId, modal]);
  useEffect(() => {
    let made: ImageBitmap | undefined;
    let isOn = true;
    createImageBitmap(file).then(
      (bitmap) => {
        made = bitmap;
        if (isOn) setPicture(bitmap);
        else bitmap.close();
      },
      () => isOn && tell(new Error('The browser cannot read this file as a picture. Choose a JPG or PNG.')),
    );
    return () => {
      isOn = false;
      made?.close();
    };
  }, [file]);

  async function take(): Promise<void> {
    if (!picture) return;
    setBusy(true);
    try {
      onCropped(await cropped(picture, crop, frame));
    } catch (problem) {
      onProblem(problem);
    }
  }

  return (
    <ModalPanel id={modal.id} title="Crop picture">
      {picture ? (
        <>
          <Text size="small" muted>
            Drag the picture, or use the sliders.
          </Text>
          <CropPreview {...{ picture, crop, setCrop }} ratio={frame.ratio} />
          <Sliders>
            {sliders.map(({ name, label, min, max }) => (
              <label key={name}>
                {label}
                <input
                  type="range"
                  min={min}
                  max={max}
                  step={(max - min) / 100}
                  value={crop[name]}
                  onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
                />
              </label>
            ))}
          </Sliders>
          <Cluster gap="s3">
            <Button busy={busy} busyLabel="Cropping" onClick={() => void take()}>
              Crop
            </Button>
            <Button tone="line" onClick={modal.close}>
              Cancel
            </Button>
          </Cluster>
        </>
      ) : (
        <Loading label="Opening the picture">
          <Skeleton height={320} />
        </Loading>
      )}
    </ModalPanel>
  );
}

const Sliders = styled.div`
  display: grid;
  gap: ${space.s2};
  max-width: 320px;
  label {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    align-items: center;
    gap: ${space.s3};
    min-height: 44px;
  }
  input {
    width: 100%;
    accent-color: ${color.text};
  }
`;
