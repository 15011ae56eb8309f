import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
  label: string
  hint?: ReactNode
  /** A sentence that says what is wrong and what to do; it marks the field invalid. */
  error?: string | undefined
  optional?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Renders a text field with its label above, a hint, and an error that the field names for screen readers; a
 * password field has a button that shows or hides the text.
 */
export function Field({ label, hint, error, optional, type = 'text', id: given, ref, ...input }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const box = (
    <input
      {...input}
      ref={ref}
      id={id}
      type={secret && shown ? 'text' : type}
      className={styles.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { error, hint })}
    />
  )
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {secret ? (
        <div className={styles.with}>
          {box}
          <button
            type="button"
            className={styles.inside}
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  )
}
