import { returnRewardKind } from '@hemline/rules/vocabulary/rewards.ts'
import { Cake, type LucideIcon, ShoppingBag, Tag, Truck, Undo2 } from 'lucide-react'
import { Stack } from '../../ui/layout.tsx'

const icons: Readonly<Record<string, LucideIcon>> = {
  free_shipping: Truck,
  [returnRewardKind]: Undo2,
  percent_discount_handbags_15: ShoppingBag,
}

/** Renders the picture of a kind of reward; a price tag for kinds without one. */
export function RewardIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? (kind.includes('birthday') ? Cake : Tag)
  return (
    <Stack
      as="span"
      gap={0}
      align="center"
      justifyItems="center"
      surface="gold"
      round="circle"
      square={40}
      tone="gold"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </Stack>
  )
}
