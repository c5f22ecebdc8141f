import { writeFileSync } from 'node:fs';
import { generateClient, generatedFile } from './src/http/generate-client';

writeFileSync(generatedFile, await generateClient());
