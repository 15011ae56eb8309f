import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Logo } from './Logo.tsx'
import styles from './SlimHeader.module.css'

/** Where a screen puts a line into the header. */
export const headerNoteId = 'header-note'

/**
 * Renders the header of checkout: a link home, a link back to the cart, and room for one line; no other
 * links.
 */
export function SlimHeader() {
  return (
    <Panel as="header" surface="paper" edge="bottom">
      <Stack gap={3} align="center" size={14} className={classes('page', styles.bar)}>
        <Logo />
        <Panel id={headerNoteId} tone="soft" textAlign="center" className={styles.note} />
        <Link
          to="/cart"
          className={look(
            { flow: 'row', gap: 1.5, justifySelf: 'end', noWrap: true, inline: true, tall: 44 },
            styles.back,
          )}
        >
          <ShoppingBag size="1rem" strokeWidth={1.5} aria-hidden />
          Cart
        </Link>
      </Stack>
    </Panel>
  )
}
