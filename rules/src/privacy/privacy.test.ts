// The rules of privacy, and docs/privacy.md, which is written from the map.
import { describe, expect, it } from 'vitest'
import { shopCookies } from './cookies.ts'
import { columnsWith, dataMap, hiddenColumns, ruleByColumn, topics } from './data-map.ts'
import { givenUpWords, openKinds, openThing, staysWords } from './deletion.ts'
import { outcomes } from './outcomes.ts'

const names = (list: readonly string[]) => list.map((one) => `\`${one}\``).join(' ')
const section = (topic: string) =>
  Object.entries(dataMap)
    .filter(([, table]) => table.topic === topic)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, table]) => {
      const gone = columnsWith(table, 'erase')
      const changed = columnsWith(table, 'anonymise')
      const kept = columnsWith(table, 'keep')
      const parts = [
        table.rows === 'delete' ? 'The rows are deleted.' : '',
        table.rows !== 'delete' && gone.length > 0 ? `Emptied: ${names(gone)}.` : '',
        changed.length > 0 ? `Replaced: ${names(changed)}.` : '',
        kept.length > 0 ? `Kept: ${names(kept)}.` : '',
      ].filter(Boolean)
      return `| \`${name}\` | ${parts.join(' ') || 'Nothing about a person.'} | ${table.why} |`
    })
    .join('\n')

it('is written in docs/privacy.md', async () => {
  const text = `# Privacy

Written from \`rules/src/privacy/data-map.ts\` by \`rules/src/privacy/privacy.test.ts\`: change the map there, then run
\`vitest run --project rules -u\`. Decisions: [0186](decisions/0186-one-map-of-personal-data.md) (deletion),
[0187](decisions/0187-copies-and-choices.md) (copies, the choice not to be sold).

The map has a rule for every column of the database. \`db/src/data-map.test.ts\` compares both, so a new column fails the suite
until somebody has decided about it. The eraser (\`api/src/domains/privacy/erase.db.ts\`), the copy
(\`api/src/domains/privacy/exports.ts\`) and the page /privacy read the map; there is no second list.

## A deletion, from the wish to the end

1. A member asks on /privacy/delete; anybody else asks for the address that they type. The answer is the same for any address.
2. A mail brings a link that works once, for 24 hours. Its page says what is open, what ends and what is kept.
3. What is open is settled first: orders, returns, cases, bags, pieces on sale, earnings, payouts, auctions, goody boxes.
   A gift card that waits for its day is still sent then; its names are erased by the next round.
4. The confirmation locks the account: its sessions end, nobody can log in, nothing is told. A second mail brings a link that
   takes it all back within 14 days.
5. The round \`eraseLeaving\` erases each person in one transaction. When it is killed, nothing happened and it runs again. When
   something is open again, for example a refund, it waits a day.

## Outside of the tables

| where | what is there |
|---|---|
| OpenSearch | pieces on sale, without their sellers; \`tools/checks/personal-data.test.ts\` compares its fields with the map |
| files of photographs | deleted by the round \`purgePhotos\` within the hour, once no row shows them |
| files of copies | deleted by the round \`purgeDataExports\` after 7 days, or within the hour of a deletion; never in a backup |
| the queue of jobs | names accounts by number; three mails name an address until they are sent |
| logs | name accounts by number, and network addresses; kept as long as whoever collects standard output keeps them |
| backups | hold what was there at their moment. After a restore from before a deletion, the deletion has to be asked for again unless its 14 days had begun; then the round does it. Keep backups no longer than needed. |
| the payment processor | keeps card tokens and charges under its own law; it never had more of a person than a payment needs |

${Object.entries(topics)
  .map(([topic, title]) => `## ${title}\n\n| table | on deletion | why |\n|---|---|---|\n${section(topic)}\n`)
  .join('\n')}`
  await expect(text).toMatchFileSnapshot('../../../docs/privacy.md')
})

describe('the map', () => {
  it('gives a column one rule, and hides only columns that it has', () => {
    const mapped = ruleByColumn()
    expect([...mapped.values()].filter((rule) => rule.includes('+'))).toEqual([])
    for (const [name, table] of Object.entries(dataMap))
      for (const column of hiddenColumns(table)) expect(mapped.has(`${name}.${column}`), column).toBe(true)
  })
  it('says of a table whose rows go nothing else', () => {
    for (const [name, table] of Object.entries(dataMap))
      if (table.rows === 'delete') expect([table.keep, table.anonymise], name).toEqual([undefined, undefined])
  })
  it('hides every secret from a copy', () => {
    const secret = /hash|salt|digest|password|token$|^access_key$|^p256dh$|^auth$|endpoint/
    for (const [name, table] of Object.entries(dataMap)) {
      if (!table.link) continue
      const shown = (['erase', 'anonymise', 'keep', 'none'] as const)
        .flatMap((rule) => columnsWith(table, rule))
        .filter((column) => secret.test(column) && !hiddenColumns(table).includes(column))
      expect(shown, name).toEqual([])
    }
  })
})

it('tells what becomes of each part: addresses go, orders and money stay without a name', () => {
  const byTopic = Object.fromEntries(outcomes().map((one) => [one.topic, one]))
  expect(byTopic.addresses).toMatchObject({ outcome: 'deleted', why: '' })
  expect(byTopic.account?.outcome).toBe('deleted')
  expect(byTopic.orders?.outcome).toBe('kept')
  expect(byTopic.money?.why).toMatch(/books|ledger/)
  expect(Object.keys(byTopic)).not.toContain('work')
})

it('says what is open with its number or amount, and where it is settled', () => {
  expect(openThing({ kind: 'earnings', amount: 4310 })).toMatchObject({
    words: expect.stringContaining(
      'You have $43.10 of earnings. Cash them out, or give them to a charity. What still',
    ),
    path: '/my/cleanouts/earnings',
  })
  expect(openThing({ kind: 'order', amount: 1 }).words).toBe('One order has not arrived yet.')
  expect(openThing({ kind: 'direct_piece', amount: 1 })).toMatchObject({
    words: 'One piece that you sell yourself is on sale.',
    path: '/direct/sell',
  })
  for (const kind of openKinds) expect(openThing({ kind, amount: 2 }).words).toMatch(/\.$/)
})

it('says what is given up', () => {
  expect(givenUpWords({ credit: 0, points: 0, rewards: 0, returnable: 0, reclaimable: 0 })).toEqual([])
  expect(givenUpWords({ credit: 1200, points: 1240, rewards: 1, returnable: 2, reclaimable: 3 })).toEqual([
    '$12.00 of credit',
    '1,240 points',
    'one unused reward',
    'the right to send back 2 orders that arrived',
    'the right to take back 3 pieces of yours, which we then give to a charity',
  ])
  expect(staysWords(0)).toEqual([])
  expect(staysWords(2)[0]).toMatch(/^The 2 gift cards/)
})

it('lists each cookie once, for 400 days at most', () => {
  expect(new Set(shopCookies.map(({ name }) => name)).size).toBe(shopCookies.length)
  for (const { days } of shopCookies) expect(days).toBeLessThanOrEqual(400)
})
