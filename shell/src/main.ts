import './withoutEval';
import { boot } from './boot';

boot();
