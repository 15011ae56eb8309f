import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedChanges } from './drift.ts'
import { readSources, root } from './sources.ts'
import {
  leftovers,
  longFiles,
  machinePaths,
  missingDocPaths,
  strayKysely,
  strayReads,
  strayTransactions,
} from './structure.ts'
import { foreignWrites, unownedTables } from './table-owners.ts'

const sources = readSources()
const exists = (path: string) => existsSync(root + path)
const docs = sources.filter(({ path }) => /^(?:README|ARCHITECTURE)\.md$|^docs\/.*\.md$/.test(path))
const one = (path: string, text: string) => [{ path, text }]

describe('the repository', () => {
  it('has no file longer than the house allows', () => expect(longFiles(sources)).toEqual([]))
  it('reads environment, clock and randomness in their own files only', () =>
    expect(strayReads(sources)).toEqual([]))
  it('uses Kysely only where SQL lives', () => expect(strayKysely(sources)).toEqual([]))
  it('begins transactions by inTransaction only', () => expect(strayTransactions(sources)).toEqual([]))
  it('has every path that its documentation names', () => expect(missingDocPaths(docs, exists)).toEqual([]))
  it('gives every decision a number of its own, and at most 40 lines', () => {
    const decisions = docs.filter(({ path }) => path.startsWith('docs/decisions/'))
    const numbers = decisions.map(({ path }) => /(\d{4})-[^/]+$/.exec(path)?.[1])
    expect(new Set(numbers).size).toBe(decisions.length)
    expect(
      decisions
        .filter(({ text }, i) => !text.startsWith(`# ${numbers[i]} · `) || text.split('\n').length > 41)
        .map(({ path }) => path),
    ).toEqual([])
  })
  it('writes each table from its owner only', () => expect(foreignWrites(sources)).toEqual([]))
  it('lists an owner for every table', () =>
    expect(unownedTables(sources.filter(({ path }) => path.startsWith('db/migrations/')))).toEqual([]))
  it('names no path of the machine it was written on', () => expect(machinePaths(sources)).toEqual([]))
  it('leaves no promises in place of work', () => expect(leftovers(sources)).toEqual([]))
})

describe('a planted violation is found', () => {
  it('of the length of a file, with more room for tests', () => {
    const text = 'x\n'.repeat(401)
    expect(longFiles(one('api/src/a.ts', text))).toHaveLength(1)
    expect(longFiles(one('api/src/a.test.ts', text))).toEqual([])
    expect(longFiles(one('api/src/a.test.ts', 'x\n'.repeat(501)))).toHaveLength(1)
    expect(longFiles(one('api/src/a.ts', 'x\n'.repeat(400)))).toEqual([])
    expect(longFiles(one('api/src/a.ts', `// long-file: one table, a row each\n${text}`))).toEqual([])
    expect(longFiles(one('api/src/a.ts', `// long-file:\n${text}`))).toHaveLength(1)
  })

  it('of reading the environment, the clock or chance', () => {
    for (const text of [
      'const a = process.env.A',
      'Date.now()',
      'const d = new Date()',
      'Math.random()',
      "import { randomUUID } from 'node:crypto'",
    ]) {
      expect(strayReads(one('api/src/domains/cart/cart.ts', text)), text).toHaveLength(1)
    }
    expect(strayReads(one('api/src/config.ts', 'process.env.A'))).toEqual([])
    expect(strayReads(one('api/src/config.ts', 'Date.now()'))).toHaveLength(1)
    expect(strayReads(one('api/src/a.ts', '// Date.now() is for the clock only\nnew Date(text)'))).toEqual([])
  })

  it('of a transaction that does not roll a refusal back', () => {
    const text = 'await ctx.db\n  .transaction()\n  .execute(async (tx) => {})'
    expect(strayTransactions(one('api/src/domains/cart/cart.ts', text))).toHaveLength(1)
    expect(
      strayTransactions(one('api/src/domains/cart/cart.ts', '// db.transaction() is for one file')),
    ).toEqual([])
    expect(strayTransactions(one('api/src/platform/db.ts', text))).toEqual([])
    expect(strayTransactions(one('api/src/domains/cart/cart.test.ts', text))).toEqual([])
  })

  it('of Kysely outside of a db file', () => {
    const text = "import { sql } from 'kysely'"
    expect(strayKysely(one('api/src/domains/cart/cart.ts', text))).toHaveLength(1)
    expect(strayKysely(one('api/src/domains/cart/cart.db.ts', text))).toEqual([])
  })

  it('of a path in the documentation that is not there', () => {
    const text = 'See `api/src/nowhere.ts`, [this](docs/none.md), `GET /x` and `web/src/<domain>/x`.'
    expect(missingDocPaths(one('README.md', text), () => false)).toHaveLength(2)
    expect(missingDocPaths(one('README.md', text), () => true)).toEqual([])
    expect(
      missingDocPaths(one('docs/decisions/0001-a.md', '[b](../b.md)'), (path) => path === 'docs/b.md'),
    ).toEqual([])
  })

  it("of writing another owner's table, by builder or by SQL", () => {
    for (const text of [
      ".insertInto('hold')",
      ".updateTable('item as i')",
      'insert into hold (item_number)',
      'update item set state = 1',
      'delete from cart_line where',
    ]) {
      expect(foreignWrites(one('api/src/domains/favorites/favorites.db.ts', text)), text).toHaveLength(1)
    }
    expect(foreignWrites(one('api/src/domains/cart/cart.db.ts', ".insertInto('hold')"))).toEqual([])
    expect(foreignWrites(one('api/src/domains/cart/cart.db.ts', ".insertInto('nobodys')"))).toHaveLength(1)
    expect(unownedTables(one('db/migrations/9.sql', 'create table orphan (id int)'))).toEqual(['orphan'])
  })

  it("of a machine's path", () => {
    expect(machinePaths(one('Makefile', `cd ${'/ro'}ot/shop`))).toHaveLength(1)
    expect(machinePaths(one('Makefile', 'cd ./work/shop'))).toEqual([])
  })

  it('of a promise in a comment', () => {
    expect(leftovers(one('api/src/a.ts', `// ${'TO'}DO: later`))).toHaveLength(1)
  })

  it('of a generated file that differs, came or went', () => {
    const before = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
    ])
    expect(
      generatedChanges(
        before,
        new Map([
          ['a', '1'],
          ['b', '2'],
          ['d', '1'],
        ]),
      ),
    ).toEqual(['b', 'c', 'd'])
    expect(generatedChanges(before, before)).toEqual([])
  })
})
