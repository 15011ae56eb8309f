// Which acts a seller may do with a listing, by its stored status and the state of its piece.
import type { ItemState } from '../catalogue/item-states.ts'
import { wasSold } from '../catalogue/item-states.ts'
import type { DirectListingAct } from '../vocabulary/direct-sell.ts'

type Facts = { readonly status: string; readonly state: ItemState | null }

/** An employee can also take a listing on sale to review by its piece alone. */
const isLookedAt = ({ status, state }: Facts): boolean =>
  status === 'under_review' ||
  state === 'under_review' ||
  (status === 'listed' && state === 'pending_listing')

/**
 * Returns the reason, as a sentence, why the seller can't do this to a listing now: it is sold; except for
 * deleting, a person looks at it, it was never sent, or the shop took it off; for pausing, it is not on sale.
 * Undefined when it is possible. A step that was done already is possible, too.
 */
export function moveFaultOf(act: DirectListingAct, { status, state }: Facts): string | undefined {
  if (state !== null && wasSold(state)) return 'This piece is sold.'
  if (act === 'delete') return undefined
  if (isLookedAt({ status, state })) return 'A person looks at it right now.'
  if (status === 'draft') return 'It was not sent yet.'
  if (status === 'delisted' || (status === 'listed' && state === 'delisted'))
    return 'We took it off. Please change what is wrong, and send it again.'
  if (act === 'pause') return state === 'listed' || status === 'paused' ? undefined : 'It is not on sale.'
  return undefined
}

/**
 * Returns why an employee can't put a member's piece back on sale, by the status of its listing; undefined
 * when it is possible. What its seller paused or is changing stays off until the seller puts it back.
 */
export function staffRelistFault(status: string): string | undefined {
  if (status === 'paused') return 'Its seller paused it. It stays off until its seller puts it back.'
  if (status === 'vacation') return 'Its seller is away. It comes back with the rest of the closet.'
  if (status === 'draft') return 'Its seller is changing it. It comes back when its seller sends it again.'
  return status === 'deleted' ? 'Its seller deleted it.' : undefined
}
