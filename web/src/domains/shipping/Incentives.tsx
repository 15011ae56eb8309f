import type { CartShippingFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Stack } from '../../ui/layout.tsx'
import { Meter } from '../../ui/Meter.tsx'

type Incentive = CartShippingFieldsFragment['cartIncentives'][number]

/**
 * Renders a cart's incentives (free shipping, promotion, bundle), each with its progress; nothing without
 * any.
 */
export function Incentives({ incentives }: { incentives: readonly Incentive[] }) {
  if (incentives.length === 0) return null
  return (
    <Stack
      as="ul"
      gap={3}
      below={5}
      size={14}
      tone="soft"
      className="num"
      aria-label="What your cart can reach"
    >
      {incentives.map((one) => (
        <li key={one.id}>
          {one.content}
          <Meter thin above={2} percent={one.percent} />
        </li>
      ))}
    </Stack>
  )
}
