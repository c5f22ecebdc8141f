import * as z from 'zod';
import { shortText } from '../common/text';
import { uploadedFile } from '../uploads';

/** A photograph that staff add to a text of the site, with the consent of the people in it. */
export const photographRequest = z.object({
  picture: uploadedFile('Please choose a photograph'),
  consent: shortText(200, 'Please say who agreed, and when'),
});

export type PhotographRequest = z.output<typeof photographRequest>;
