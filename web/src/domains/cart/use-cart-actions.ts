import { AddToCartDocument, RemoveFromCartDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { focusHeading, heading, whenThere } from '../../platform/focus.ts'
import { onceMore } from '../../platform/once-more.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { type AddWords, addToCartWords } from './add-to-cart-words.ts'

type Adding = { add: (itemNumber: number) => Promise<AddWords>; busy: boolean }

/**
 * Hook: returns `add`, which asks for a hold on a piece, shows the outcome in a toast and resolves to the
 * same message with `added`; `busy` while a request runs.
 */
export function useAddToCart(): Adding {
  const [{ fetching }, run] = useMutation(AddToCartDocument)
  const router = useRouter()
  const toCart = { label: 'View your cart', act: () => void router.navigate({ href: '/cart' }) }
  const add = async (itemNumber: number): Promise<AddWords> => {
    const { data, error } = await onceMore(() => run({ input: { itemNumber } }))
    const words = data
      ? addToCartWords(data.addToCart)
      : { added: false, text: friendlyError(error, 'addToCart') }
    const away = router.latestLocation.pathname !== '/cart'
    showToast({ text: words.text, action: words.added && away ? toCart : undefined })
    return words
  }
  return { add, busy: fetching }
}

/**
 * // Moves focus to the button of a cart line, since a line that is added or removed takes the focus with
 * it.
 */
const buttonOf = (line: Element | null | undefined) => line?.querySelector<HTMLElement>('button') ?? null
const focusLine = (itemNumber: number) =>
  whenThere(
    () => buttonOf(globalThis.document.querySelector(`[data-line="${itemNumber}"]`)),
    (button) => button.focus(),
  )

type Removing = { remove: (item: { itemNumber: number; title: string }) => Promise<void>; busy: boolean }

/**
 * Hook: returns `remove`, which takes a piece out of the cart and shows a toast whose Undo asks for the hold
 * again; a failure shows a toast. `busy` while a request runs.
 */
export function useRemoveFromCart(): Removing {
  const [{ fetching }, run] = useMutation(RemoveFromCartDocument)
  const { add } = useAddToCart()
  const remove: Removing['remove'] = async ({ itemNumber, title }) => {
    const line = globalThis.document.querySelector(`[data-line="${itemNumber}"]`)
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
    const { data, error } = await run({ input: { itemNumber } })
    if (!data) {
      showToast({ text: friendlyError(error, 'generic') })
      return
    }
    switch (data.removeFromCart.__typename) {
      case 'RemoveFromCartPayload':
        showToast({
          text: `Removed: ${title}.`,
          action: { label: 'Undo', act: () => void add(itemNumber).then(() => focusLine(itemNumber)) },
        })
        if (neighbour?.isConnected) buttonOf(neighbour)?.focus()
        else if (line) whenThere(() => (line.isConnected ? null : heading()), focusHeading)
        return
      case 'NotInCart':
        showToast({ text: 'It is no longer in your cart.' })
        return
    }
  }
  return { remove, busy: fetching }
}
