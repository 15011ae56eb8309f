// What the cart and checkout pages show when the cart request failed (specification §8): a short message
// with a retry button for an expected refusal, else the full error screen.
import { cartErrorShown } from '@hemline/rules/errors/answers.ts'
import { useLocation } from '@tanstack/react-router'
import type { CombinedError } from 'urql'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Panel } from '../../ui/layout.tsx'

/**
 * Shows a failed cart request as a message with a retry button, or as the error screen; renders nothing on
 * other pages, where a failed cart request is ignored.
 */
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
    <Panel padTop={8} className="page" role="alert">
      <EmptyState heading="h1" drawing={<ToteDrawing />} title="Your cart is out of reach" action={again}>
        {friendlyError(error, 'generic')}
      </EmptyState>
    </Panel>
  )
}
