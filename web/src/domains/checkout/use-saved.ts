// Which way to pay is chosen at checkout: one that is saved, or one of the offered methods.
import type { MethodRow } from '@hemline/rules/payment/methods.ts'
import type { GetCheckoutQuery } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import type { Drafting } from './draft.ts'

export type SavedWay = GetCheckoutQuery['savedMethods'][number]

const keyOf = ({ id }: SavedWay): string => `saved:${id}`

export type Chosen = {
  /** The saved ways to pay of methods that are offered for this cart, expired ones too. */
  offered: readonly SavedWay[]
  /** The chosen saved way; undefined when one of the methods is chosen. */
  picked: SavedWay | undefined
  row: MethodRow
  choose: (method: string) => void
  pick: (id: string) => void
  /** Whether the card or wallet account is saved for next time. */
  keeps: boolean
  setKeeps: (on: boolean) => void
}

/**
 * Hook: returns the way to pay in checkout: `offered` saved ways, the `picked` one (at first the member's
 * default, if valid), the `row` of its method; `choose` and `pick` change it; `keeps` and `setKeeps`: whether
 * a new card is saved. Stored in the checkout's draft.
 */
export function useSaved(
  saved: readonly SavedWay[],
  rows: readonly MethodRow[],
  { draft, keep }: Drafting,
): Chosen {
  const offered = saved.filter((one) => rows.some(({ method }) => method === one.paymentMethod))
  const valid = offered.filter(({ state }) => state !== 'expired')
  const [method, setMethod] = useState(draft.method)
  const [keeps, setKeeps] = useState(false)
  const chosen = method ?? (valid[0] && keyOf(valid[0]))
  const picked = valid.find((one) => keyOf(one) === chosen)
  const wanted = picked?.paymentMethod ?? chosen
  const row = rows.find((one) => one.method === wanted) ?? (rows[0] as MethodRow)
  const choose = (to: string) => {
    setMethod(to)
    keep({ method: to })
  }
  return { offered, picked, row, choose, pick: (id) => choose(`saved:${id}`), keeps, setKeeps }
}
