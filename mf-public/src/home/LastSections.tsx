import { AppCards } from './AppCards';
import { Leaders } from './Leaders';
import { Scene } from './Scene';
import { Voices } from './Voices';

/** What follows the cloth of the project. */
export const LastSections = () => (
  <>
    <Scene />
    <Voices />
    <Leaders />
    <AppCards />
  </>
);
