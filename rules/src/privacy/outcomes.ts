// What becomes of each part of a shopper's data, read from the map: the lists of /privacy and
// docs/privacy.md.
import { columnsWith, dataMap, type TableMap, type Topic, topics } from './data-map.ts'

/** What becomes of one part of a person's data. */
export type Outcome = { topic: Topic; title: string; outcome: 'deleted' | 'kept'; why: string }

const inTheBooks = 'Amounts that were paid stay in the books.'
const isKept = (table: TableMap) => columnsWith(table, 'keep').length > 0 && table.topic !== 'account'

/**
 * Returns for each topic of a shopper's data whether it is deleted or, when most of its tables are, kept
 * without a name. `why`: for a kept topic the commonest reason of its kept tables; for a deleted one the
 * sentence that paid amounts stay in the books, or '' when none of its tables is kept. Read from the data
 * map; the topics of employees and of the shop are left out.
 */
export function outcomes(): Outcome[] {
  const shown = Object.entries(topics).filter(([topic]) => topic !== 'work' && topic !== 'shop')
  return shown.map(([topic, title]) => {
    const tables = Object.values(dataMap).filter((table) => table.topic === topic)
    const kept = tables.filter(isKept)
    const whys = new Map<string, number>()
    for (const { why } of kept) whys.set(why, (whys.get(why) ?? 0) + 1)
    const [why = ''] = [...whys].toSorted((a, b) => b[1] - a[1])[0] ?? []
    // A part counts as kept when most of its tables are.
    const stays = kept.length * 2 > tables.length
    const little = kept.length > 0 ? inTheBooks : ''
    return { topic: topic as Topic, title, outcome: stays ? 'kept' : 'deleted', why: stays ? why : little }
  })
}
