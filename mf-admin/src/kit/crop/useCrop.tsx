import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import type { Frame } from './crop';
import { CropModal } from './CropModal';

/**
 * Crops a chosen picture before it is uploaded. Problems are told in a toast.
 * @param onCropped gets the cropped picture as a JPEG
 * @returns `choose` for a file field, and the dialog to render
 */
export function useCrop(frame: Frame, onCropped: (file: File) => void) {
  const { toast } = useShell();
  const [chosen, choose] = useState<File>();
  const close = () => choose(undefined);
  const modal = chosen && (
    <CropModal
      file={chosen}
      frame={frame}
      onClose={close}
      onCropped={(file) => {
        close();
        onCropped(file);
      }}
      onProblem={(problem) => {
        close();
        toast.add(messageOf(problem), { type: 'error' });
      }}
    />
  );
  return { choose, modal };
}
