import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> & {
  children: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
  /** A toggle's state; leave it out for a plain chip. */
  pressed?: boolean
  /** Shows an x: a press removes the filter. The caller's `aria-label` says so. */
  removable?: boolean
}

/** Renders a round button: an applied filter, or a toggle that is dark when on. */
export function Chip({ children, pressed, removable, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classes(styles.chip, className)} aria-pressed={pressed}>
      {children}
      {removable && <X size={14} strokeWidth={1.5} aria-hidden />}
    </button>
  )
}

/** Renders a row of chips; with `slide` the row is one line that scrolls sideways on phones. */
export function ChipRow({ children, slide }: { children: ReactNode; slide?: boolean }) {
  return <div className={classes(styles.row, slide && styles.slide)}>{children}</div>
}

export const chipClass: string = styles.chip ?? ''
