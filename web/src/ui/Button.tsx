import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonLook = 'main' | 'line' | 'text' | 'paper' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'
type Looks = {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

/**
 * Returns the classes that give a link the look of a button: `<Link className={buttonClass({ look: 'line'
 * })}>`.
 */
export function buttonClass({ look = 'main', size = 'normal', wide, className }: Looks = {}): string {
  return classes(
    styles.button,
    styles[look],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    className,
  )
}

type ButtonProps = Looks & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }

/** Renders a button. While `busy`, the button keeps its place in the order of focus and ignores presses. */
export function Button({
  look,
  size,
  wide,
  className,
  busy = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, wide, className })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
