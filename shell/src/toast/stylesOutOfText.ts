// notistack writes its first rules when it is imported, so this must be imported before.
import { keepStylesOutOfText } from './styleSink';

keepStylesOutOfText();
