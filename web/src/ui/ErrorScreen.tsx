import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { NeedleDrawing } from './NeedleDrawing.tsx'

type ErrorScreenProps = { title?: string; text?: string; onRetry?: () => void; heading?: 'h1' | 'h2' }

/** Specification §2: "We've encountered an error" and a Try again button that reloads the page (or what the caller says). */
export function ErrorScreen({ title, text, onRetry, heading = 'h1' }: ErrorScreenProps) {
  const retry = onRetry ?? (() => globalThis.location.reload())
  return (
    <div role="alert">
      <EmptyState
        drawing={<NeedleDrawing />}
        heading={heading}
        title={title ?? 'We’ve encountered an error'}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {text ?? 'Please use the button below or refresh the page. If it happens again, come back in a few minutes.'}
      </EmptyState>
    </div>
  )
}
