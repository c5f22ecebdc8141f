import { parse, protocol, type messages, type PGlite, type QueryOptions } from '@electric-sql/pglite';

/** Statements that are kept; what was not used for longest goes first. */
const MOST = 300;

/** Statements with a plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Characters. A longer one, such as for many rows, seldom comes again, and its plan takes memory. */
const LONGEST = 8_000;
/** What PostgreSQL says of a kept statement whose columns changed, or that it does not have. */
const GONE = new Set(['0A000', '26000']);
/** After these, a kept statement may have other columns. */
const CHANGES_TABLES = /\b(?:create|alter|drop)\b/i;

const { serialize } = protocol;

type Parsers = PGlite['parsers'];
type Query = PGlite['query'];

interface Statement {
  readonly name: string;
  /** Types of its parameters, by their numbers in PostgreSQL. */
  readonly parameters: readonly number[];
  /** Describes its columns; missing without a result. */
  readonly columns: messages.RowDescriptionMessage | undefined;
}

/**
 * Makes an embedded database keep what it has parsed and planned, so that a repeated statement takes one message. By
 * itself it does both for each query, in six messages, and merges all of its parsers each time.
 */
export function keepStatements(database: PGlite): PGlite {
  const kept = new Map<string, Statement>();
  const closing: Uint8Array[] = [];
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  function forget(sql: string, { name }: Pick<Statement, 'name'>): void {
    kept.delete(sql);
    closing.push(serialize.close({ type: 'S', name }));
  }

  const forgetAfter = (sql: string) => {
    if (CHANGES_TABLES.test(sql)) for (const entry of kept) forget(...entry);
  };

  async function prepare(sql: string): Promise<Statement> {
    made += 1;
    const name = `kept${made}`;
    const described = await send(
      ...closing.splice(0),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    return {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      columns: described.find(
        (message): message is messages.RowDescriptionMessage => message.name === 'rowDescription',
      ),
    };
  }

  /** Returns the statement as the one that was used last. */
  async function statementOf(sql: string): Promise<Statement> {
    const statement = kept.get(sql) ?? (await prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept;
    if (oldest && kept.size > MOST) forget(...oldest);
    return statement;
  }

  const run = (sql: string, values: readonly unknown[], { parsers, ...options }: QueryOptions) =>
    database.runExclusive(async () => {
      const { name, parameters, columns } = await statementOf(sql);
      const texts = values.map((value, nth) => {
        if (value === null || value === undefined) return null;
        const write = database.serializers[parameters[nth] ?? 0];
        return write ? write(value) : String(value);
      });
      const answer = await send(
        serialize.bind({ statement: name, values: texts }),
        serialize.execute({}),
      ).catch((error: unknown) => {
        if (isGone(error)) forget(sql, { name });
        throw error;
      });
      const described = columns ? [columns, ...answer] : answer;
      const [result] = parse.parseResults(described, parsersOf(columns, parsers), options);
      return result;
    });

  function parsersOf(columns: Statement['columns'], own: QueryOptions['parsers']): Parsers {
    const parsers: Parsers = {};
    for (const { dataTypeID } of columns?.fields ?? []) {
      const parser = own?.[dataTypeID] ?? database.parsers[dataTypeID];
      if (parser) parsers[dataTypeID] = parser;
    }
    return parsers;
  }

  const isGone = (error: unknown) =>
    error instanceof Error && 'code' in error && GONE.has(String(error.code));

  /** Puts kept statements in the place of a query's usual way. */
  const quick = (usual: Query, around: <T>(work: () => Promise<T>) => Promise<T>): Query =>
    (async (sql: string, values: unknown[] = [], options: QueryOptions = {}) => {
      const isUsual = Object.keys(options).every((name) => name === 'rowMode' || name === 'parsers');
      if (isUsual && sql.length <= LONGEST && PLANNED.test(sql))
        return around(() => run(sql, values, options));
      const result = await usual(sql, values, options);
      forgetAfter(sql);
      return result;
    }) as Query;

  const followed =
    (exec: PGlite['exec']): PGlite['exec'] =>
    async (...given) => {
      const results = await exec(...given);
      forgetAfter(given[0]);
      return results;
    };

  const transaction = database.transaction.bind(database);
  return Object.assign(database, {
    query: quick(database.query.bind(database), async (work) => {
      // Queries of the library itself wait for the same.
      // oxlint-disable-next-line no-underscore-dangle
      await database._checkReady();
      // oxlint-disable-next-line no-underscore-dangle
      return database._runExclusiveTransaction(async () => {
        // A change that was rolled back, or of a function, is noticed only here.
        const result = await work().catch((error: unknown) => {
          if (!isGone(error)) throw error;
          return work();
        });
        await database.syncToFs();
        return result;
      });
    }),
    exec: followed(database.exec.bind(database)),
    transaction: <T>(work: Parameters<typeof transaction<T>>[0]) =>
      transaction((tx) => {
        const query = quick(tx.query.bind(tx), (inside) => {
          if (tx.closed) throw new Error('Transaction is closed');
          return inside();
        });
        return work(Object.assign(tx, { query, exec: followed(tx.exec.bind(tx)) }));
      }),
  });
}
