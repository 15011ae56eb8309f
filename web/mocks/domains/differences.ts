// What differs of pieces in the mocks, checked by the API's own rules (decision 0263).
import {
  type Difference,
  type DifferenceInput,
  kindsAskedBy,
  readDifference,
  readForReturn,
} from '@hemline/rules/returns/differences.ts'
import { itemNow, type MockContext } from '../context.ts'

/** A piece that somebody tells of: its line, its number, the reason, and what differs. */
export type MockTold = {
  lineId: string
  itemNumber: number | null
  reason: string
  difference?: DifferenceInput | null
}

/**
 * Reads what was told of the pieces of a case or of a return, by line; the first problem in words otherwise.
 */
export function readMockTold(
  ctx: MockContext,
  told: readonly MockTold[],
  { of, asked }: { of: 'case' | 'return'; asked: 'needed' | 'given' },
): { byLine: Map<string, Difference> } | { problem: string; lineId: string } {
  const byLine = new Map<string, Difference>()
  for (const { lineId, itemNumber, reason, difference = null } of told) {
    const item = itemNow(ctx, itemNumber ?? 0)
    const isAsked = kindsAskedBy(reason).length > 0 && (asked === 'needed' || difference !== null)
    if (!item || !isAsked) continue
    const reading = of === 'return' && asked === 'needed' ? readForReturn : readDifference
    const read = reading(difference, {
      reason,
      piece: {
        brand: item.brand_name,
        colorNames: item.color_names,
        sizeDisplay: item.size_display,
        materials: item.materials,
        measurements: item.measurements,
      },
    })
    if (read.problem !== null) return { problem: read.problem, lineId }
    byLine.set(lineId, read.difference)
  }
  return { byLine }
}
