import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './Check.module.css'

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode
  /** A number at the right edge, for lists of filters. */
  count?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders a checkbox in a row that is large enough to touch, with a count at its end and its error below,
 * where given.
 */
export function Check({ children, count, error, ref, ...input }: CheckProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
