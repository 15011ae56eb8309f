import { reclaimDays, reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { money } from '../../platform/format.ts'
import type { Bag } from './bag-words.ts'

/**
 * Explains what happens to the unsold and refused pieces of a clean-out bag: given away, or waiting for their
 * seller.
 */
export function RestWords({ bag, charity }: { bag: Bag; charity: string | undefined }) {
  const who = bag.charity?.name ?? charity ?? 'a charity of ours'
  if (bag.restChoice === 'donate')
    return (
      <>
        <b>What happens to the rest.</b> You chose to give it away: what we don’t take, and what nobody buys,
        goes to {who}.
      </>
    )
  return (
    <>
      <b>What happens to the rest.</b> What we don’t take, and what nobody buys, waits {reclaimDays} days for
      you. Having a piece back costs {money(reclamationFee)}, for picking and packing. After that it goes into
      a rescue box or to {who}.
    </>
  )
}
