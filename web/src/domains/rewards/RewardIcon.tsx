import { returnRewardKind } from '@hemline/rules/vocabulary/rewards.ts'
import { Cake, type LucideIcon, ShoppingBag, Tag, Truck, Undo2 } from 'lucide-react'
import styles from './Rewards.module.css'

const icons: Readonly<Record<string, LucideIcon>> = {
  free_shipping: Truck,
  [returnRewardKind]: Undo2,
  percent_discount_handbags_15: ShoppingBag,
}

/** Renders the picture of a kind of reward. */
export function RewardIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? (kind.includes('birthday') ? Cake : Tag)
  return (
    <span className={styles.glyph}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </span>
  )
}
