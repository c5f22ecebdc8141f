import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { keepStatements } from './keepStatements';

/** Opens the embedded database with the extensions that its migrations need; in memory without a folder. */
export const openPglite = async (options: PGliteOptions = {}): Promise<PGlite> =>
  keepStatements(await PGlite.create({ ...options, extensions: { pg_trgm, btree_gist } }));
