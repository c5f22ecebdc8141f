import { useContent } from '@school/shared/content/use';
import { Section } from '@school/shared/ui';
import { voice } from '../content/voice';
import { VoiceOf } from './VoiceOf';

/** The quiet part of the page: one quotation, and nothing beside it. */
export const Voices = () => (
  <Section id="voices" ground="rose" aria-label="What students and parents say">
    <VoiceOf voice={useContent(voice)} />
  </Section>
);
