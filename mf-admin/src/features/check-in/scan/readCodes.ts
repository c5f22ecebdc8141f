import { importChunk } from '@school/shared';

/** Reads the QR code in the current frame of a camera. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The part of a detector that is used. TypeScript has no type for the browser's own yet. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface OwnDetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/**
 * Returns a reader: the browser's own detector if it supports QR codes, else a library that loads on
 * demand.
 */
export async function codeReader(): Promise<CodeReader> {
  const detector = (await ownDetector()) ?? (await libraryDetector());
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function libraryDetector(): Promise<Detector> {
  const { BarcodeDetector } = await importChunk('qr', () => import('qr/decode.js'));
  return new BarcodeDetector();
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: OwnDetectorClass };
  // Some browsers have the class without an implementation.
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => []);
  return Own && formats?.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined;
}
