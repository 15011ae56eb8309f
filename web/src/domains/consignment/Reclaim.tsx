import { AddReclaimToCartDocument, type SellerItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Renders a button that puts the seller's own piece into the cart, to be sent back for a fee; renders nothing
 * after the deadline. A success leads to the cart, a refusal shows as a toast.
 */
export function Reclaim({ piece }: { piece: SellerItemFieldsFragment }) {
  const [{ fetching }, run] = useMutation(AddReclaimToCartDocument)
  const router = useRouter()
  if (!piece.reclaimWithin) return null
  const take = async () => {
    const { data, error } = await run({ input: { itemNumber: piece.itemNumber } })
    const answer = data?.addReclaimToCart
    if (!answer) return void showToast({ text: friendlyError(error, 'fetchingKitItems') })
    switch (answer.__typename) {
      case 'AddReclaimToCartPayload':
        return void router.navigate({ href: '/cart' })
      case 'NotReclaimable':
      case 'CartFull':
        return void showToast({ text: answer.message })
    }
  }
  return (
    <Button busy={fetching} onClick={() => void take()}>
      Take it back for {money(piece.reclaimFee)}
    </Button>
  )
}
