// Searches the running shop as a visitor's browser does, with few requests at a time.
import { newPerson } from '../simulate/shop-client.ts'

/** The answer to a search: the first 40 pieces and the number of all. */
export type Answer = {
  readonly ids: readonly number[]
  readonly total: number
  /** The text that the shop searched instead, when it corrected the query. */
  readonly corrected: string | undefined
}
type Items = {
  nodes: { itemNumber: number }[]
  totalCount: number
  correction: { applied: boolean; correctedQuery: { searchText: string } } | null
}
/** A shop to search; `asked` returns the number of requests so far. */
export type Shop = { ask: (text: string) => Promise<Answer>; asked: () => number }

/** Only the first page is measured: recall looks at its first 40 pieces. */
const pageSize = 40
/** An address reserved for examples, which no visitor has. */
const address = '198.51.100.77'

/**
 * Returns a client of the shop's search: `ask` asks each text only once, with at most `atOnce` requests at a
 * time; `asked` counts the different texts.
 */
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
