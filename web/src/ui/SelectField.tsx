import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  label: string
  labelLook?: 'shown' | 'hidden'
  hint?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** Renders a <select> with label, hint and error; its options are the children. */
export function SelectField({ label, labelLook, hint, error, ref, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} labelLook={labelLook} hint={hint} error={error}>
      <div className={styles.with}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={classes(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        >
          {children}
        </select>
        <ChevronDown className={styles.chevron} size="1.25rem" strokeWidth={1.5} aria-hidden />
      </div>
    </FieldFrame>
  )
}
