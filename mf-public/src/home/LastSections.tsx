import { AppCards } from './AppCards';
import { Leaders } from './Leaders';
import { Voices } from './Voices';

/** What follows the cloth of the project. */
export const LastSections = () => (
  <>
    <Voices />
    <Leaders />
    <AppCards />
  </>
);
