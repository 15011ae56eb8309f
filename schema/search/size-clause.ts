// Sizes asked of the engine.
import { type SizesFilter, sizesByCut } from '@hemline/rules/search/parse-filters.ts'

type Clause = Record<string, unknown>

/**
 * Builds the clause of a filter by size ids; petite and tall sizes share ids, and the department tag decides.
 */
export function sizesClause(filter: SizesFilter): Clause {
  const { plain, cut, cuts } = sizesByCut(filter)
  const among = (ids: readonly number[]) => ({ terms: { [filter.def.column]: ids.map(String) } })
  if (cut.length === 0) return among(plain)
  const inCut = { bool: { filter: [among(cut), { terms: { department_tags: [...cuts] } }] } }
  return plain.length === 0 ? inCut : { bool: { should: [among(plain), inCut], minimum_should_match: 1 } }
}
