import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Opener.module.css'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

type OpenerProps = Omit<PlainButtonProps, 'onToggle'> & {
  open: boolean
  /** The id of what the button opens, where the element exists also while closed. */
  controls?: string | undefined
  onToggle: () => void
  /** The icon's edge in px. */
  icon?: 14 | 16 | 20
  children: ReactNode
}

/**
 * Renders a line as wide as its container that opens and closes what is below, with an arrow at the right
 * edge.
 */
export function Opener({ open, controls, onToggle, icon = 20, className, children, ...rest }: OpenerProps) {
  return (
    <PlainButton
      {...rest}
      className={classes(styles.opener, className)}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <ChevronDown size={icon} strokeWidth={1.5} aria-hidden />
    </PlainButton>
  )
}
