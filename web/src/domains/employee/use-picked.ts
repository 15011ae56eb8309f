import { useState } from 'react'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline-picked'
/** A shift picks fewer; older ticks are of parcels that have left. */
const most = 500

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * Hook: returns `picked`, the order lines whose pieces are in the cart of this device (at most 500, the
 * oldest leave first); `onPicked` adds a line and `onPutBack` takes lines out. They stay in the browser,
 * since a phone in the aisle may load the page anew.
 */
export function usePicked() {
  const [picked, setPicked] = useState(() => readStored(key, [], isList))
  const keep = (lines: readonly string[]) => {
    writeStored(key, lines)
    setPicked(lines)
  }
  const onPicked = (lineId: string) => keep([...picked.filter((one) => one !== lineId), lineId].slice(-most))
  const onPutBack = (lineIds: readonly string[]) => keep(picked.filter((one) => !lineIds.includes(one)))
  return { picked, onPicked, onPutBack }
}
