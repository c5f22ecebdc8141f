import { Section } from '@school/shared/ui';
import { voices } from '../content/voices';
import { VoiceOf } from './VoiceOf';

/** The quiet part of the page: one quotation, and nothing beside it. */
export const Voices = () => (
  <Section id="voices" ground="rose" aria-label="What students and parents say">
    <VoiceOf voice={voices[0]} />
  </Section>
);
