import { Button, buttonClass } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { NeedleDrawing } from './NeedleDrawing.tsx'

type ErrorScreenProps = { title?: string; text?: string; onRetry?: () => void; heading?: 'h1' | 'h2' }

/**
 * Renders the screen of a page that failed (specification §2 and §8). Its link loads a new document, so that
 * the link works whatever failed; "Try again" reloads the page or calls `onRetry`.
 */
export function ErrorScreen({ title, text, onRetry, heading = 'h1' }: ErrorScreenProps) {
  const retry = onRetry ?? (() => globalThis.location.reload())
  return (
    <div role="alert">
      <EmptyState
        drawing={<NeedleDrawing />}
        heading={heading}
        title={title ?? 'We’ve encountered an error'}
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <a className={buttonClass({ look: 'text' })} href="/">
              Go to the home page
            </a>
          </>
        }
      >
        {text ??
          'Please use the link below or refresh the page. If it happens again, come back in a few minutes.'}
      </EmptyState>
    </div>
  )
}
