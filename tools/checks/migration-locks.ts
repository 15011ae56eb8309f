// Migrations run while the shop sells: none may lock a table for longer than a moment (decision 0093).
/** A migration's path and SQL text. */
export type MigrationText = { readonly path: string; readonly text: string }

/** Earlier migrations ran before the shop had to stay open. */
const firstChecked = 43
/** Tables whose rows exist for a moment only, so that every statement on them is quick. */
const alwaysSmall = ['outbox']

const withoutComments = (sql: string): string =>
  sql.replace(/--.*$/gm, '').replace(/\$\$[\s\S]*?\$\$/g, '$$$$')

/** Statements that block other sessions for longer the bigger the table is, and what to write instead. */
const long: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /create (?:unique )?index (?!concurrently)[^;]*? on (\w+)/g,
    why: 'stops all writes: "create index concurrently" in a file of its own',
  },
  {
    pattern: /alter table (\w+)[^;]*? alter column \w+ (?:set data )?type/g,
    why: 'may write every row anew: add a column, fill it, and swap later',
  },
  {
    pattern: /alter table (\w+)[^;]*? set not null/g,
    why: 'reads every row: a check constraint, not valid at first, validated by the next migration',
  },
  {
    pattern: /alter table (\w+)[^;]*? add (?:constraint \w+ )?(?:foreign key|check)(?![^;]* not valid)/g,
    why: 'reads every row: add it "not valid"',
  },
  {
    pattern: /alter table (\w+)[^;]*? add column [^;,]* references(?![^;]* not valid)/g,
    why: 'reads every row: add the constraint by itself, "not valid"',
  },
  {
    pattern: /alter table (\w+)[^;]*? add (?:constraint \w+ )?(?:unique|primary key) *\(/g,
    why: 'makes an index: make it concurrently, then "using index"',
  },
  {
    pattern: /(?:^|;)\s*update (\w+)/g,
    why: 'holds the rows it changes until the end: a job that does it in batches',
  },
  { pattern: /lock table (\w+)/g, why: 'stops everybody' },
  { pattern: /(?:vacuum full|cluster|reindex(?! [^;]*concurrently)[\w ]*?) (\w+)/g, why: 'stops everybody' },
]

/**
 * Returns a line for each statement of a migration from 0043 on that takes a long lock on a table that
 * existed before. A table known to be small is excused by an SQL comment `-- short: <table>, <why>`.
 */
export function longLocks(migrations: readonly MigrationText[]): string[] {
  return migrations.flatMap(({ path, text }) => {
    const number = Number(/(\d{4})-[^/]*\.sql$/.exec(path)?.[1] ?? 0)
    if (number < firstChecked) return []
    const sql = withoutComments(text.toLowerCase()).replace(/\s+/g, ' ')
    const own = [...sql.matchAll(/create table (?:if not exists )?(\w+)/g)].map((match) => match[1])
    const excused = [...text.toLowerCase().matchAll(/-- short: (\w+), \S/g)].map((match) => match[1])
    const faults = long.flatMap(({ pattern, why }) =>
      [...sql.matchAll(pattern)]
        .filter((match) => ![...own, ...excused, ...alwaysSmall].includes(match[1] ?? ''))
        .map((match) => `${path}: "${match[0].trim()}" ${why}`),
    )
    const patience = /set (?:local |session )?(?:lock_timeout|statement_timeout)/.test(sql)
    return patience ? [...faults, `${path}: timeouts are set by db/src/migrate.ts`] : faults
  })
}
