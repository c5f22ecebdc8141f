import type { ComponentType } from 'react';
import type { StepId } from '@school/shared/competition/entry';
import { AuditionStep } from './AuditionStep';
import { ReviewStep } from './ReviewStep';
import { BandStep } from './BandStep';
import { CompetitorStep } from './CompetitorStep';
import { FeeStep } from './FeeStep';
import { GuardianStep } from './GuardianStep';
import { InstrumentStep } from './InstrumentStep';
import { AgeStep, CertificateStep, PictureStep } from './PaperSteps';
import { PiecesStep } from './PiecesStep';
import { RecordingStep } from './RecordingStep';
import { TeacherStep } from './TeacherStep';

/** The fields of each step. */
export const stepFields: Readonly<Record<StepId, ComponentType>> = {
  competitor: CompetitorStep,
  guardian: GuardianStep,
  instrument: InstrumentStep,
  band: BandStep,
  pieces: PiecesStep,
  teacher: TeacherStep,
  age: AgeStep,
  picture: PictureStep,
  certificate: CertificateStep,
  recording: RecordingStep,
  audition: AuditionStep,
  fee: FeeStep,
  review: ReviewStep,
};
