import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorMessage.module.css'
import { Note } from './Note.tsx'

type ErrorMessageProps = { title?: string; children?: ReactNode; onRetry?: () => void }

/**
 * Renders an error in the place of a part of a page (specification §8). §8 gives no default text, so the text
 * is the shop's own.
 */
export function ErrorMessage({ title, children, onRetry }: ErrorMessageProps) {
  // The reader asked for the page, not for this part: a screen reader says the error, and the page doesn't
  // scroll.
  return (
    <div role="alert">
      <Note mood="bad">
        <b>{title ?? 'Something’s wrong here…'}</b>
        <p>{children ?? 'This part could not be loaded. The rest of the page works.'}</p>
        {onRetry && (
          <Button look="line" size="small" className={styles.again} onClick={onRetry}>
            Try again
          </Button>
        )}
      </Note>
    </div>
  )
}
