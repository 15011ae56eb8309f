import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

type AreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** For a line or two: lower at first. */
  short?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Renders a text field of several lines; in browsers that can, it grows with its text. */
export function AreaField({ label, hint, error, short, ref, ...area }: AreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        ref={ref}
        id={id}
        className={classes(styles.input, styles.area, short && styles.short)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  )
}
