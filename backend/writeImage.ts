import { resolve } from 'node:path';
import { writeApiImage } from './image';

// npm run image -w @school/backend -- FOLDER
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder to write: npm run image -w @school/backend -- FOLDER');
  process.exit(1);
}
await writeApiImage(resolve(folder));
