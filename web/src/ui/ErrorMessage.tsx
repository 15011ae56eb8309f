import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorMessage.module.css'
import { Note } from './Note.tsx'

type ErrorMessageProps = { title?: string; children?: ReactNode; onRetry?: () => void }

/**
 * Stands where a part of a page should be (specification §8; its default copy is not
 * shown there, so it is ours).
 */
export function ErrorMessage({ title, children, onRetry }: ErrorMessageProps) {
  // Nobody asked for this part just now: it is read out, and the page stays where it is.
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
