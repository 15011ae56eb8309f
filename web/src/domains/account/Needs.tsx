import { newestLink } from '@hemline/rules/site/header-links.ts'
import { GetAccountNeedsDocument, type GetAccountNeedsQuery } from '@hemline/schema/generated/graphql.ts'
import {
  Armchair,
  FileText,
  Gavel,
  Gift,
  type LucideIcon,
  Mail,
  MessageCircle,
  Package,
  Recycle,
  ShoppingBag,
  Undo2,
  Wallet,
} from 'lucide-react'
import { nowMs } from '../../platform/clock.ts'
import { moment } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Home.module.css'
import { usePart } from './use-part.ts'

type Need = GetAccountNeedsQuery['accountNeeds'][number]

const icons: Record<Need['kind'], LucideIcon> = {
  turn: Armchair,
  auction_won: Gavel,
  return_offer: Undo2,
  return_drop_off: Undo2,
  pieces_unsold: Recycle,
  pieces_declined: Recycle,
  goody_offered: Gift,
  goody_to_choose: Gift,
  goody_unpaid: Gift,
  case_answered: MessageCircle,
  offer_waits: MessageCircle,
  offer_agreed: ShoppingBag,
  sale_to_send: Package,
  cart_held: ShoppingBag,
  friend_gift: Gift,
  payout_failed: Wallet,
  tax_form: FileText,
  kit_label_ends: Package,
  reward_ends: Gift,
  credit_ends: Wallet,
  email_unconfirmed: Mail,
}

/** Needs that end within a day or so: their end is told by the reader's own clock, as on their pages. */
const inOwnClock: readonly Need['kind'][] = ['cart_held', 'offer_waits', 'offer_agreed', 'sale_to_send']

function NeedRow({ need, first }: { need: Need; first: boolean }) {
  const Icon = icons[need.kind]
  return (
    <Stack
      as="li"
      rows={3}
      align="center"
      pad={4}
      surface="card"
      edge="all"
      round="sheet"
      className={styles.need}
    >
      <span className={need.photoId === null ? styles.drawn : `frame ${styles.thumb}`}>
        {need.photoId === null ? (
          <Icon size={24} strokeWidth={1.5} aria-hidden />
        ) : (
          <Picture photoId={need.photoId} sizes="72px" />
        )}
      </span>
      <div>
        <Text as="h2" size={16} weight={600} face="sans">
          {need.title}
        </Text>
        <Text size={14} tone="soft">
          {inOwnClock.includes(need.kind) && need.until && `Until ${moment(need.until, nowMs())}. `}
          {need.words}
        </Text>
      </div>
      <HrefLink
        className={buttonClass({ look: first ? 'main' : 'line', size: 'small' })}
        href={need.path}
        aria-label={`${need.action}: ${need.title}`}
      >
        {need.action}
      </HrefLink>
    </Stack>
  )
}

/**
 * Hook: loads what waits for the member; returns `data`, `failed` (error), `settled` and `again` as usePart
 * does.
 */
export const useNeeds = () => usePart(GetAccountNeedsDocument, {})

/**
 * Renders what waits for the member, or that nothing does; a placeholder while it loads, and a message with
 * "Try again" after a failure.
 */
export function Needs({ data, failed, again }: ReturnType<typeof useNeeds>) {
  const needs = data?.accountNeeds
  if (failed)
    return (
      <Note mood="bad" role="status">
        <b>We could not read what waits for you.</b> Nothing is lost.{' '}
        <LinkButton inline onClick={again}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!needs) return <Skeleton width="100%" height={96} />
  if (needs.length === 0)
    return (
      <Panel surface="card" edge="all" round="sheet">
        <EmptyState
          drawing={<HangerDrawing />}
          title="Nothing waits for you"
          action={
            <HrefLink className={buttonClass({ look: 'line' })} href={newestLink.href}>
              See what came in today
            </HrefLink>
          }
        >
          Your turn in a line, returns to hand in, and what your bag earns will show here.
        </EmptyState>
      </Panel>
    )
  return (
    <Stack as="ul" gap={3} aria-label="What waits for you">
      {needs.map((need, at) => (
        <NeedRow key={need.id} need={need} first={at === 0} />
      ))}
    </Stack>
  )
}
