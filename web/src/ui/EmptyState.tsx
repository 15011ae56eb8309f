import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  drawing: ReactNode
  title: ReactNode
  /** h1 when the whole screen is empty, h2 for a part of a screen. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  /** One link or button that leads on. */
  action?: ReactNode
}

/** Renders an empty screen or part: a drawing, a sentence, and one link or button that leads on. */
export function EmptyState({ drawing, title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={styles.ways}>{action}</div>}
    </div>
  )
}
