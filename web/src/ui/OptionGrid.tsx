import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Stack } from './layout.tsx'
import type { Look } from './look.ts'
import styles from './OptionGrid.module.css'

/**
 * Lays out short choices of which several may be pressed, as sizes: PlainButtons with `aria-pressed`. The
 * columns are the class's, since they depend on the length of the words.
 */
export function OptionGrid({
  gap = 2,
  className,
  children,
}: Pick<Look, 'gap'> & { className?: string | undefined; children: ReactNode }) {
  return (
    <Stack gap={gap} numbers className={classes(styles.options, className)}>
      {children}
    </Stack>
  )
}
