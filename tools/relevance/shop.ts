// Asks the running shop as a visitor's browser does, a few questions at a time.
import { newPerson } from '../simulate/shop-client.ts'

export type Answer = {
  readonly ids: readonly number[]
  readonly total: number
  /** The text that was searched instead, when the shop changed it. */
  readonly corrected: string | undefined
}
type Items = {
  nodes: { itemNumber: number }[]
  totalCount: number
  correction: { applied: boolean; correctedQuery: { searchText: string } } | null
}
export type Shop = { ask: (text: string) => Promise<Answer>; asked: () => number }

/** One page is all that is measured: recall looks at its first 40. */
const pageSize = 40
/** An address that no visitor has. */
const address = '198.51.100.77'

/** A shop that is asked each text once, and at most `atOnce` at the same time. */
export function shopAt(api: string, atOnce: number): Shop {
  const person = newPerson({ api, web: api }, address)
  const answers = new Map<string, Promise<Answer>>()
  const waiting: (() => void)[] = []
  let free = atOnce
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  const fetchAnswer = async (query: string): Promise<Answer> => {
    await enter()
    try {
      const found = await person.ask<Items>('getItems', {
        amount: pageSize,
        page: 1,
        filters: [],
        query,
        userInfo: {},
        facets: [],
      })
      const { correction } = found
      return {
        ids: found.nodes.map(({ itemNumber }) => itemNumber),
        total: found.totalCount,
        corrected: correction?.applied ? correction.correctedQuery.searchText : undefined,
      }
    } finally {
      leave()
    }
  }
  return {
    ask: (text) => {
      const answer = answers.get(text) ?? fetchAnswer(text)
      answers.set(text, answer)
      return answer
    },
    asked: () => answers.size,
  }
}
