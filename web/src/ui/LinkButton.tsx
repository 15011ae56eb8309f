import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './LinkButton.module.css'

/** Returns the classes that give a link the look of a LinkButton. */
export const linkClass = (className?: string): string => classes(styles.link, className)

type LinkButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }

/**
 * A small button with the look of a link, for an action beside or below its subject; high enough to touch.
 */
export function LinkButton({ busy, className, type = 'button', children, ...rest }: LinkButtonProps) {
  return (
    <button {...rest} type={type} className={linkClass(className)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}
