import { layOutWhenUsed } from './bandsInSight';
import { startAfterPaint } from './startAfterPaint';

startAfterPaint(document);
layOutWhenUsed(document);
