import { importChunk } from '@school/shared';

/** Finds what the QR code says that a camera shows now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** As much of a detector as is used. TypeScript does not know the browser's own yet. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface OwnDetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** A reader by the browser's own detector where it has one for QR codes, else by a library, which only then is loaded. */
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
  // Some browsers have the class and nothing behind it.
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => []);
  return Own && formats?.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined;
}
