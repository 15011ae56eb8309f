import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Totals } from './summary-rows.ts'
import { usePromoCode } from './use-promo-code.ts'

/**
 * Offers the promotion that would save most, above the first piece and so above every way to the checkout: on
 * a phone the bar with the checkout stands at the foot of the screen from the start, and a shopper who never
 * scrolls to the summary would pay more than needed. Renders nothing while a promotion is applied; a
 * gift is none, since it adds to every promotion. The totals list promotions with the largest saving first,
 * and those that the cart can't use last.
 */
export function BestOffer({ totals }: { totals: Totals }) {
  const { apply, busy } = usePromoCode()
  const [refusal, setRefusal] = useState<string>()
  const applied = totals.promosAndRewards.some((row) => row.isApplied && row.key === totals.promoCode)
  const best = totals.promosAndRewards.find((row) => !row.isApplied && !row.isReward && row.button.isEnabled)
  if (applied || !best) return null
  return (
    <Panel above={4}>
      <Note mood="gold">
        <Stack gap={3} align="start">
          <span className="num">
            <b>{best.title}</b> {best.description} {best.reason}
          </span>
          <Button
            look="line"
            busy={busy}
            aria-label={`${best.button.label} ${best.title} now`}
            onClick={() => void apply(best.key).then(({ error }) => setRefusal(error))}
          >
            {best.button.label}
          </Button>
          {refusal && <span role="alert">{refusal}</span>}
        </Stack>
      </Note>
    </Panel>
  )
}
