import { classes } from './classes.ts'
import styles from './IconButton.module.css'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

/** Returns the classes that give a link the look of an IconButton. */
export const iconClass = (className?: string): string => classes(styles.icon, className)

type IconButtonProps = PlainButtonProps & {
  'aria-label': string
  /** With a line around the icon. */
  line?: boolean
}

/** Renders a round button that shows an icon alone; large enough to touch, and named for screen readers. */
export function IconButton({ line, className, ...rest }: IconButtonProps) {
  return <PlainButton {...rest} className={classes(styles.icon, line && styles.line, className)} />
}
