import * as z from 'zod';
import { limits } from '../common/limits';
import { phone } from '../common/phone';
import { email, freeText, shortText, optionalLink, personName, slug } from '../common/text';
import { trapFields } from '../common/trap';
import { uploadedFile } from '../uploads/upload';
import { careersLimits } from './limits';

/**
 * What a person sends who would like to work at the school. Open places are content of the site, which the API does not
 * have: one comes by its id, and by its title as the applicant read it.
 */
export const jobApplication = z.object({
  opening: slug,
  openingTitle: shortText(limits.nameMax, 'Please choose what you apply for'),
  name: personName,
  email,
  phone,
  letter: freeText(careersLimits.letterMax, 'Please write a few lines about yourself'),
  cv: uploadedFile('Please add your CV'),
  recording: optionalLink,
  ...trapFields,
});

export type JobApplication = z.infer<typeof jobApplication>;
