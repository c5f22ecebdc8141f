import { pictureQuestion } from '@school/shared/schemas/pictures';
import type { Entry } from '../entry/findEntry';

type PicturesAnswer = Pick<Entry, 'pictures' | 'picturesBy' | 'picturesAt' | 'picturesVersion'>;

/** Nobody has said whether pictures may be published: none may. */
export const noPicturesAnswer: PicturesAnswer = {
  pictures: null,
  picturesBy: null,
  picturesAt: null,
  picturesVersion: null,
};

/** A guardian's answer to the question about pictures, as it is stored. What is on paper answers the present version. */
export const picturesAnswer = (
  { agrees, version = pictureQuestion.version }: { agrees: boolean; version?: number | undefined },
  picturesBy: string,
  picturesAt: Date,
): PicturesAnswer => ({
  pictures: agrees ? 'yes' : 'no',
  picturesBy,
  picturesAt,
  picturesVersion: version,
});
