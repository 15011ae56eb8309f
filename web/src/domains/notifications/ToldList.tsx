import type { NotificationKind } from '@hemline/schema/generated/graphql.ts'
import {
  Bell,
  Coins,
  Gavel,
  HandCoins,
  Heart,
  type LucideIcon,
  Package,
  Recycle,
  Search,
  ShoppingBag,
  Star,
  User,
} from 'lucide-react'
import { nowMs } from '../../platform/clock.ts'
import { dateOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { isTurnNow, linesOf, type Told, type ToldLine } from './grouped.ts'
import styles from './Told.module.css'
import { ToldTurn } from './ToldTurn.tsx'
import { readUnread, useRead } from './use-read.ts'

const glyphs: Readonly<Record<NotificationKind, LucideIcon>> = {
  turn: Bell,
  match: Search,
  price_drop: Heart,
  free_again: Heart,
  cart: ShoppingBag,
  auction: Gavel,
  offer: HandCoins,
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

/** The words of a notification, and its amount where they don't say it already. */
function Body({ note: { title, body, amount } }: { note: Told }) {
  const shown = typeof amount === 'number' ? money(amount) : ''
  const isSaid = `${title} ${body}`.includes(shown)
  return (
    <>
      {body} {!isSaid && <b>{shown}</b>}
    </>
  )
}

type RowProps = { line: ToldLine; onChoose: (notes: readonly Told[]) => void }

function ToldRow({ line: { note, notes, from }, onChoose }: RowProps) {
  const { item, kind, readAt, pieces } = note
  const Icon = glyphs[kind]
  const isNew = !readAt
  return (
    <HrefLink
      href={note.link}
      className={classes(styles.told, isNew && styles.new)}
      onClick={() => onChoose(notes)}
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
        {notes.length > 1 ? from !== undefined && `From ${money(from)}.` : <Body note={note} />}
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
  /** Called with the notifications of the row that was chosen. */
  onChoose: (notes: readonly Told[]) => void
  /** On a screen of its own the list stands on the page's edge; in the bell's panel it has an inset. */
  onScreen?: boolean
}

/**
 * Renders notifications by day, newest first; unread ones have a dot. A running turn stands on top, to be
 * used or given up; pieces that one saved search found on a day are one row.
 */
export function ToldList({ notes, onChoose, onScreen = false }: Props) {
  const now = nowMs()
  const read = useRead()
  const turns = notes.filter((note) => isTurnNow(note, now))
  const days = [
    ...Map.groupBy(
      notes.filter((note) => !turns.includes(note)),
      (note) => dayOf(note.createdAt),
    ),
  ]
  const Heading = onScreen ? 'h2' : 'h3'
  const look = classes(onScreen && styles.screen)
  return (
    <>
      {turns.length > 0 && (
        <section aria-label="Your turn" className={look}>
          {turns.map((note) => (
            <div key={note.id} className={styles.turn}>
              <ToldRow line={{ note, notes: [note], from: undefined }} onChoose={onChoose} />
              {note.item && (
                <ToldTurn
                  itemNumber={note.item.itemNumber}
                  title={note.item.title}
                  onDone={() => void readUnread([note], read)}
                />
              )}
            </div>
          ))}
        </section>
      )}
      {days.map(([day, some]) => (
        <section key={day} aria-label={day} className={look}>
          <Heading className={styles.when}>{day}</Heading>
          {linesOf(some).map((line) => (
            <ToldRow key={line.note.id} line={line} onChoose={onChoose} />
          ))}
        </section>
      ))}
    </>
  )
}
