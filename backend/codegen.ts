import { writeFileSync } from 'node:fs';
import { generateClient, generatedFile } from './src/http/generateClient';

writeFileSync(generatedFile, await generateClient());
