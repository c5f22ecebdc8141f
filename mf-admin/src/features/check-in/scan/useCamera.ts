import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { messageOf } from '@school/shared';
import { newCodes } from './newCodes';
import { codeReader } from './readCodes';

/** Pause between two frames (ms). */
const PAUSE_MS = 120;

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Why there is no picture; empty when there is one. */
  readonly problem: string;
  readonly isReady: boolean;
}

/** Shows the rear camera while it is used, and reports every code that comes into view. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const [isReady, setReady] = useState(false);
  const pass = useEffectEvent(onCode);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const start = async () => {
      stream = await openCamera();
      const read = await codeReader();
      const element = video.current;
      if (isOver || !element) return stop();
      element.srcObject = stream;
      await element.play();
      setReady(true);
      const see = newCodes(pass);
      const look = async () => {
        if (isOver) return;
        see(await read(element).catch(() => undefined), performance.now());
        timer = setTimeout(() => void look(), PAUSE_MS);
      };
      await look();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    start().catch((error: unknown) => {
      stop();
      if (!isOver) setProblem(reasonOf(error));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  return { video, problem, isReady };
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('This browser does not support the camera on this page.');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 960 }, height: { ideal: 720 } },
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof DOMException)) return messageOf(error);
  if (error.name === 'NotAllowedError')
    return 'Camera access is blocked. Allow it for this site in the browser’s settings.';
  if (error.name === 'NotFoundError') return 'This device has no camera.';
  if (error.name === 'NotReadableError') return 'Another app is using the camera.';
  return error.message;
}
