import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './LinkButton.module.css'

/** The look of a small way on beside or below what it is about, for what is a link. */
export const linkClass = (className?: string): string => classes(styles.link, className)

type LinkButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }

/** A small act beside or below what it is about; as high as a finger. */
export function LinkButton({ busy, className, type = 'button', children, ...rest }: LinkButtonProps) {
  return (
    <button {...rest} type={type} className={linkClass(className)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}
