import type { NotificationFieldsFragment, NotificationKind } from '@hemline/schema/generated/graphql.ts'
import { Bell, Coins, Heart, type LucideIcon, Package, Recycle, Search, Star, User } from 'lucide-react'
import { nowMs } from '../../platform/clock.ts'
import { dateOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Told.module.css'

export type Told = NotificationFieldsFragment

const glyphs: Readonly<Record<NotificationKind, LucideIcon>> = {
  turn: Bell,
  match: Search,
  price_drop: Heart,
  free_again: Heart,
  order: Package,
  bag: Recycle,
  sold: Coins,
  earnings: Coins,
  reward: Star,
  account: User,
}

const dayMs = 86_400_000

function dayOf(iso: string): string {
  const day = dateOf(iso)
  if (day === dateOf(new Date(nowMs()).toISOString())) return 'Today'
  return day === dateOf(new Date(nowMs() - dayMs).toISOString()) ? 'Yesterday' : day
}

function ToldRow({ note, onChoose }: { note: Told; onChoose: (note: Told) => void }) {
  const { item, kind, readAt, pieces } = note
  const Icon = glyphs[kind]
  const isNew = !readAt
  return (
    <HrefLink
      href={note.link}
      className={classes(styles.told, isNew && styles.new, isNew && kind === 'turn' && styles.turn)}
      onClick={() => onChoose(note)}
    >
      {item ? (
        <span className={styles.picture}>
          <PieceThumb item={item} sizes="56px" />
        </span>
      ) : (
        <span className={styles.glyph}>
          <Icon size="1.25rem" strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <span className={styles.title}>
        <b>
          {isNew && <span className="sr">New: </span>}
          {note.title}
        </b>
        <time dateTime={note.createdAt}>{timeOfDay(note.createdAt)}</time>
      </span>
      <span className={styles.body}>
        {note.body} {note.amount !== null && note.amount !== undefined && <b>{money(note.amount)}</b>}
      </span>
      {pieces.length > 0 && (
        <span className={styles.thumbs}>
          {pieces.map((piece) => (
            <span key={piece.itemNumber}>
              <PieceThumb item={piece} sizes="48px" />
            </span>
          ))}
        </span>
      )}
    </HrefLink>
  )
}

type Props = {
  notes: readonly Told[]
  onChoose: (note: Told) => void
  /** On a screen of its own the list stands on the page's edge; in the bell's panel it has an inset. */
  onScreen?: boolean
}

/** What somebody was told, by day, the newest first; unread ones have a dot. */
export function ToldList({ notes, onChoose, onScreen = false }: Props) {
  const days = [...Map.groupBy(notes, (note) => dayOf(note.createdAt))]
  const Heading = onScreen ? 'h2' : 'h3'
  return days.map(([day, some]) => (
    <section key={day} aria-label={day} className={classes(onScreen && styles.screen)}>
      <Heading className={styles.when}>{day}</Heading>
      {some.map((note) => (
        <ToldRow key={note.id} note={note} onChoose={onChoose} />
      ))}
    </section>
  ))
}
