import { Search, X } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'value'> & {
  /** The field's name for screen readers; what is seen is the placeholder. */
  label: string
  value: string
  onType: (text: string) => void
  /** A button at the right edge. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders a field that searches, with its icon at the left and a button that clears the field at the right.
 */
export function SearchField({ label, value, onType, children, className, ref, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)
  const clear = () => {
    onType('')
    field.current?.focus()
  }
  return (
    <div className={classes(styles.search, className)}>
      <Search size="1.25em" strokeWidth={1.5} aria-hidden />
      <input
        autoComplete="off"
        {...input}
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value !== '' && (
        <IconButton aria-label="Clear" className={styles.clear} onClick={clear}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
      {children}
    </div>
  )
}
