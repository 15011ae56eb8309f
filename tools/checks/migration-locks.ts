// Migrations run beside a shop that sells: none may hold a table for longer than a moment (decision 0093).
export type MigrationText = { readonly path: string; readonly text: string }

/** Those before were applied before the shop had to stay open. */
const firstChecked = 43
/** Their rows live for a moment only, so that nothing on them takes long. */
const alwaysSmall = ['outbox']

const withoutComments = (sql: string): string =>
  sql.replace(/--.*$/gm, '').replace(/\$\$[\s\S]*?\$\$/g, '$$$$')

/** What holds everybody up for as long as the table is big, and what to write instead. */
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
 * Lines about migrations from 0043 on that take long locks on tables that were there before. One that is
 * known to be small is excused by a comment `-- short: <table>, <why>`.
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
