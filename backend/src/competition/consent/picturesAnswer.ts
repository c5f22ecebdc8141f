import { pictureQuestion } from '@school/shared/schemas/pictures';
import type { Entry } from '../entry/findEntry';

type PicturesAnswer = Pick<Entry, 'pictures' | 'picturesBy' | 'picturesAt' | 'picturesVersion'>;

/** Without an answer, no pictures may be published. */
export const noPicturesAnswer: PicturesAnswer = {
  pictures: null,
  picturesBy: null,
  picturesAt: null,
  picturesVersion: null,
};

/**
 * Returns a guardian's answer about pictures as it is stored. An answer on paper belongs to the current version of the
 * question.
 */
export const picturesAnswer = (
  { agrees, version = pictureQuestion.version }: { agrees: boolean; version?: number | undefined },
  picturesBy: string,
  picturesAt: Date,
): PicturesAnswer => ({ pictures: agrees ? 'yes' : 'no', picturesBy, picturesAt, picturesVersion: version });
