import { showToast } from '../../ui/toasts.store.ts'

/** Tells the visitor how many pieces of the cart other shoppers took meanwhile; shows nothing for zero. */
export function tellCartLosses(lost: number): void {
  if (lost === 0) return
  showToast({
    text:
      lost === 1
        ? 'One piece of your cart went to another shopper meanwhile.'
        : `${lost} pieces of your cart went to other shoppers meanwhile.`,
  })
}
