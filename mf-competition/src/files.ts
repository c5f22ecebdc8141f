import { excerptFiles } from './excerpts/excerptFiles';

export const files = excerptFiles();
