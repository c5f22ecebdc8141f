import { writeFileSync } from 'node:fs';
import { generateClient, generatedFile } from './src/api/generateClient';

writeFileSync(generatedFile, await generateClient());
