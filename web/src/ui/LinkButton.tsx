import { classes } from './classes.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

type LinkButtonProps = PlainButtonProps & {
  /** For a button within a sentence, whose height and size of type it has. */
  inline?: boolean
}

/**
 * Renders a small button with the look of a link, for an action beside or below its subject; high enough to
 * touch.
 */
export function LinkButton({ inline, className, ...rest }: LinkButtonProps) {
  return <PlainButton {...rest} className={classes('link', !inline && 'alone small', className)} />
}
