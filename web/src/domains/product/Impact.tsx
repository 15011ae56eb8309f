import { count } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { useUnit } from '../size-guides/units.ts'
import { impactGlyphs } from './impact-glyphs.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

/**
 * Shows what wearing the piece again saves; "these save" for a plural title such as jeans. Renders nothing
 * when no amount is above zero.
 */
export function Impact({ item }: { item: Product }) {
  const impact = item.sustainabilityImpactV2
  const shown = impactGlyphs(impact, useUnit()).filter(({ amount }) => amount > 0)
  if (shown.length === 0) return null
  return (
    <Panel as="section" padY={6} edge="top" container>
      <Text as="h2" below={3} voice="label" size={16}>
        Kept in wear, {impact.isPlural ? 'these save' : 'this saves'}
      </Text>
      <Stack as="ul" gap={3} tracks={3} textAlign="center" className={classes(styles.impact, 'num')}>
        {shown.map(({ key, Icon, amount, words }) => (
          <Panel
            as="li"
            padX={2}
            padY={4}
            surface="wash"
            round="control"
            size={12}
            tone="soft"
            leading={1.4}
            key={key}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            <Text as="b" block voice="display" size={22} tone="ink">
              {count(amount)}
            </Text>
            {words}
          </Panel>
        ))}
      </Stack>
      <p className="tiny soft">Our estimate for a piece of this kind, against making a new one.</p>
    </Panel>
  )
}
