import { classes } from './classes.ts'
import styles from './LinkButton.module.css'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

/** Returns the classes that give a link the look of a LinkButton. */
export const linkClass = (className?: string): string => classes(styles.link, styles.alone, className)

type LinkButtonProps = PlainButtonProps & {
  /** For a button within a sentence, whose height and size of type it has. */
  inline?: boolean
}

/**
 * A small button with the look of a link, for an action beside or below its subject; high enough to touch.
 */
export function LinkButton({ inline, className, ...rest }: LinkButtonProps) {
  return <PlainButton {...rest} className={inline ? classes(styles.link, className) : linkClass(className)} />
}
