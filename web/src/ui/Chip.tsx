import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  children: ReactNode
  /** A toggle's state; leave it out for a plain chip. */
  pressed?: boolean
  /** Carries an x: pressing it takes the filter away. Say so in `aria-label`. */
  removable?: boolean
}

/** A round button: an applied filter, or a toggle that turns ink when on. */
export function Chip({ children, pressed, removable, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classes(styles.chip, className)} aria-pressed={pressed}>
      {children}
      {removable && <X size={14} strokeWidth={1.5} aria-hidden />}
    </button>
  )
}

/** Chips in a row; `slide` makes them one line that slides on phones. */
export function ChipRow({ children, slide }: { children: ReactNode; slide?: boolean }) {
  return <div className={classes(styles.row, slide && styles.slide)}>{children}</div>
}

export const chipClass: string = styles.chip ?? ''
