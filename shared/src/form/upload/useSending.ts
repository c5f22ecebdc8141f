import { useShell } from '@school/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storageMessages } from '../../schemas/uploads/storageMessages';
import type { UploadedFile } from '../../schemas/uploads/upload';
import type { UploadPurposeName } from '../../schemas/uploads/uploadPurposes';
import type { HeldField } from '../heldFields';
import { abortWith } from './abortWith';
import { UploadFailure } from './failures';
import { refusedFile, type Run } from './run';
import { sendFile } from './sendFile';

interface Options {
  purpose: UploadPurposeName;
  onSent: (file: UploadedFile) => void;
}

/** Sends one file at a time. A new file replaces one in progress. */
export function useSending({ purpose, onSent }: Options) {
  const { apiBase } = useShell().config;
  const [run, setRun] = useState<Run>({ state: 'idle' });
  /** The same, readable between renders. */
  const latest = useRef(run);
  const stop = useRef<AbortController>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const [held] = useState<HeldField>(() => ({
    settled: () => underWay.current,
    failure: () => (latest.current.state === 'failed' ? latest.current.message : undefined),
  }));

  const show = useCallback((next: Run) => {
    latest.current = next;
    setRun(next);
  }, []);
  const cancel = () => stop.current && abortWith(stop.current, new UploadFailure({ code: 'canceled' }));

  useEffect(() => cancel, []);

  function send(file: File): void {
    cancel();
    const mine = new AbortController();
    stop.current = mine;
    underWay.current = sendAll(file, mine);
  }

  async function sendAll(file: File, mine: AbortController): Promise<void> {
    const ifOurs = (then: () => void) => {
      if (stop.current === mine) then();
    };
    const end = (next: Run) => {
      underWay.current = undefined;
      show(next);
    };
    const refused = await refusedFile(purpose, file);
    if (refused) return ifOurs(() => end(refused));
    ifOurs(() => show({ state: 'sending', file, sent: 0, cut: false }));
    try {
      const sent = await sendFile({
        apiBase,
        file,
        purpose,
        signal: mine.signal,
        onProgress: (bytes) => ifOurs(() => show({ state: 'sending', file, sent: bytes, cut: false })),
        onCut: (cut) => ifOurs(() => show({ state: 'sending', file, sent: 0, cut })),
      });
      ifOurs(() => {
        end({ state: 'idle', note: `${file.name} is uploaded.` });
        onSent(sent);
      });
    } catch (error) {
      ifOurs(() => end(afterFailure(file, error)));
    }
  }

  return { run, send, cancel, /** Replaces the last file's state. */ show, held };
}

function afterFailure(file: File, error: unknown): Run {
  const { name, size } = file;
  if (!(error instanceof UploadFailure)) {
    reportError(error);
    return { state: 'failed', name, size, message: storageMessages.unknown, again: file };
  }
  const { code, message } = error;
  if (code === 'canceled') return { state: 'idle', note: message };
  return { state: 'failed', name, size, message, again: code === 'wrong_file_type' ? undefined : file };
}
