// Which acts a seller may do with a listing, by its stored status and the state of its piece.
import type { ItemState } from '../catalogue/item-states.ts'
import { wasSold } from '../catalogue/item-states.ts'
import type { DirectListingAct } from '../vocabulary/direct-sell.ts'

type Facts = { readonly status: string; readonly state: ItemState | null }

/**
 * Returns the reason, as a sentence, why the seller can't do this to a listing now; undefined when it is
 * possible. A step that was done already is possible, too.
 */
export function moveFaultOf(act: DirectListingAct, { status, state }: Facts): string | undefined {
  if (state !== null && wasSold(state)) return 'This piece is sold.'
  if (status === 'under_review' && act !== 'delete') return 'A person looks at it right now.'
  if (act === 'delete') return undefined
  if (status === 'draft') return 'It was not sent yet.'
  if (status === 'delisted') return 'We took it off. Please change what is wrong, and send it again.'
  if (act === 'pause') return state === 'listed' || status === 'paused' ? undefined : 'It is not on sale.'
  if (status === 'vacation') return 'Your closet is on vacation.'
  return undefined
}
