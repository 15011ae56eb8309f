import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import { Row } from './layout.tsx'
import type { Look } from './look.ts'
import styles from './TabRow.module.css'

type TabRowProps = Pick<Look, 'gap' | 'below' | 'edge'> &
  Omit<ComponentPropsWithRef<'nav'>, keyof Look> & {
    'aria-label': string
    /** 44 px high instead of 48, for tabs within a section. */
    low?: boolean
    /** Tabs on the green of the clean-out pages. */
    green?: boolean
  }

/**
 * Renders a row of links between the parts of a page, of which the one with `aria-current` is underlined;
 * where the window is narrow the row is swiped sideways.
 */
export function TabRow({ low, green, className, ...rest }: TabRowProps) {
  return (
    <Row
      as="nav"
      gap={6}
      align="stretch"
      noWrap
      edge={!green && 'bottom'}
      swipes
      {...rest}
      className={classes(styles.tabs, low && styles.low, green && styles.green, className)}
    />
  )
}
