import * as z from 'zod';
import { limits } from '../common/limits';
import { phone } from '../common/phone';
import { email, freeText, shortText, optionalLink, personName, slugOr } from '../common/text';
import { trapFields } from '../common/trap';
import { uploadedFile } from '../uploads/upload';
import { careersLimits } from './limits';

/**
 * An application for work at the school. Vacancies are site content that the API does not have, so an application
 * contains the id and the title that the applicant saw.
 */
export const jobApplication = z.object({
  opening: slugOr('Please choose a position'),
  openingTitle: shortText(limits.nameMax, 'Please choose a position'),
  name: personName,
  email,
  phone,
  letter: freeText(careersLimits.letterMax, 'Please write a few lines about yourself'),
  cv: uploadedFile('Please add your CV'),
  recording: optionalLink,
  ...trapFields,
});

export type JobApplication = z.infer<typeof jobApplication>;
