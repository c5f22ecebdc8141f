import { watchPresses } from './watchPresses';

watchPresses(document);
