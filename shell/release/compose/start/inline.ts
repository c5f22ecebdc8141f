import { startAfterPaint } from './startAfterPaint';

startAfterPaint(document);
