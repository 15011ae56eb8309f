import { newestLink } from '@hemline/rules/site/header-links.ts'
import { GetAccountNeedsDocument, type GetAccountNeedsQuery } from '@hemline/schema/generated/graphql.ts'
import { Armchair, Gavel, Gift, type LucideIcon, MessageCircle, Recycle, Undo2, Wallet } from 'lucide-react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
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
  credit_ends: Wallet,
}

function NeedRow({ need, first }: { need: Need; first: boolean }) {
  const Icon = icons[need.kind]
  return (
    <li className={styles.need}>
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
    </li>
  )
}

/** The member's needs; undefined until they are known. */
export const useNeeds = () => usePart(GetAccountNeedsDocument, {})

/** Renders what waits for the member, or that nothing does. */
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
    <ul className={styles.needs} aria-label="What waits for you">
      {needs.map((need, at) => (
        <NeedRow key={need.id} need={need} first={at === 0} />
      ))}
    </ul>
  )
}
