// The pieces that somebody picks to send back, each with its reason, note and photos.
import { useState } from 'react'
import { type Unit, useUnit } from '../size-guides/units.ts'
import { type DifferenceDraft, inputOf, noDifference } from './difference.ts'

export type Wish = {
  reason: string
  difference: DifferenceDraft
  note: string
  photoIds: readonly string[]
}
export type Picked = Readonly<Record<string, Wish>>

const linesOf = (picked: Picked, unit: Unit) =>
  Object.entries(picked).map(([lineId, { reason, difference, note, photoIds }]) => ({
    lineId,
    reason,
    difference: inputOf(difference, { reason, unit }),
    note: note.trim() || null,
    photoIds: [...photoIds],
  }))

/**
 * Hook: returns the picked pieces by line, their `lines` as the API takes them, whether there are some and
 * each has a reason (`isComplete`), the number of `photosUnderWay`, and `toggle`, `change` and `setUnderWay`,
 * which change them.
 */
export function usePicked(start: Picked) {
  const [picked, setPicked] = useState<Picked>(start)
  const [sending, setSending] = useState<Readonly<Record<string, number>>>({})
  const lines = linesOf(picked, useUnit())
  return {
    picked,
    lines,
    isComplete: lines.length > 0 && lines.every((line) => line.reason !== ''),
    /** The photos that are still on their way. */
    photosUnderWay: lines.reduce((sum, { lineId }) => sum + (sending[lineId] ?? 0), 0),
    setUnderWay: (lineId: string, count: number) =>
      setSending((before) => ((before[lineId] ?? 0) === count ? before : { ...before, [lineId]: count })),
    toggle: (lineId: string) =>
      setPicked(({ [lineId]: had, ...others }) =>
        had
          ? others
          : { ...others, [lineId]: { reason: '', difference: noDifference, note: '', photoIds: [] } },
      ),
    change: (lineId: string, wish: Partial<Wish>) =>
      setPicked((before) => {
        const had = before[lineId]
        return had ? { ...before, [lineId]: { ...had, ...wish } } : before
      }),
  }
}

export type PickedPieces = ReturnType<typeof usePicked>
