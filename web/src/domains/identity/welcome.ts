import { showToast } from '../../ui/toasts.store.ts'

/** Says how many pieces of the visitor's cart somebody else took meanwhile; nothing for none. */
export function tellCartLosses(lost: number): void {
  if (lost === 0) return
  showToast({
    text:
      lost === 1
        ? 'One piece of your cart went to another shopper meanwhile.'
        : `${lost} pieces of your cart went to other shoppers meanwhile.`,
  })
}
