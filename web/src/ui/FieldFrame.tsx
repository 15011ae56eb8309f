import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

type FieldFrameProps = {
  id: string
  label: string
  /** `hidden`: only screen readers read the label, since what stands beside the field says as much. */
  labelLook?: 'shown' | 'hidden' | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}

/**
 * Returns the value of a field's aria-describedby, the ids of its error and its hint; undefined with neither.
 */
export const describedBy = (
  id: string,
  { error, hint }: { error?: string | undefined; hint?: ReactNode },
): string | undefined => [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/**
 * Renders the frame of every field: its label above, its error and hint below, the word "optional" beside the
 * label.
 */
export function FieldFrame({
  id,
  label,
  labelLook = 'shown',
  hint,
  error,
  optional,
  children,
}: FieldFrameProps) {
  return (
    <div>
      <label className={labelLook === 'hidden' ? 'sr' : styles.label} htmlFor={id}>
        {label}
        {optional && <span>optional</span>}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
