import {
  bands,
  categories,
  instruments,
  piecesOf,
  sets,
  type Instrument,
  type Piece,
} from '@school/shared/competition';
import { record, type Excerpt } from '@school/shared/music';
import { excerptOf } from '../content/excerpts';
import { scoreFiles } from '../desk/scoreFiles';
import { engrave, type Engraving } from './engrave';

type MadeFile = () => Promise<string | Uint8Array>;

/** Returns the files of the repertoire by path: score and times of each piece, audio of the first set. */
export function excerptFiles(): Record<string, MadeFile> {
  const files: Record<string, MadeFile> = {};
  for (const { instrument, set, piece } of allPieces()) {
    const { sheet, timing, audio } = scoreFiles(instrument, piece);
    const engraved = once(() => engravingOf(instrument, piece));
    files[sheet] = async () => (await engraved()).svg;
    files[timing] = async () => JSON.stringify((await engraved()).timing);
    if (set === 'first') files[audio] = async () => record(writtenOf(instrument, piece.title), instrument);
  }
  return files;
}

function allPieces() {
  return instruments.flatMap((instrument) =>
    bands[instrument].flatMap((band) =>
      sets.flatMap((set) =>
        categories.flatMap((category) =>
          piecesOf(instrument, band)[set][category].map((piece) => ({ instrument, set, piece })),
        ),
      ),
    ),
  );
}

/** Engraves a piece. @throws with its title when that fails */
async function engravingOf(instrument: Instrument, { title, composer }: Piece): Promise<Engraving> {
  try {
    const layout = instrument === 'piano' ? 'two staves' : 'one staff';
    return await engrave(writtenOf(instrument, title), layout, { title, composer });
  } catch (error) {
    throw new Error(`${instrument}, ${title}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function writtenOf(instrument: Instrument, title: string): Excerpt {
  const excerpt = excerptOf(instrument, title);
  if (!excerpt) throw new Error(`Nobody has written down ${title} for ${instrument}`);
  return excerpt;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
