// A cart that could not be read, on cart and checkout (specification §8): words when the shop refused as it
// should, else the whole screen.
import { cartErrorShown } from '@hemline/rules/errors/answers.ts'
import { useLocation } from '@tanstack/react-router'
import type { CombinedError } from 'urql'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import styles from './Cart.module.css'

/** Nothing away from cart and checkout: there, what failed is ignored. */
export function CartFailure({ error, retry }: { error: CombinedError; retry: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const shown = cartErrorShown(path, failuresOf(error))
  if (shown === 'nothing') return null
  if (shown === 'screen') return <ErrorScreen />
  const again = (
    <Button look="line" onClick={retry}>
      Try again
    </Button>
  )
  return (
    <div className={`page ${styles.alone}`} role="alert">
      <EmptyState heading="h1" drawing={<ToteDrawing />} title="Your cart is out of reach" action={again}>
        {friendlyError(error, 'generic')}
      </EmptyState>
    </div>
  )
}
