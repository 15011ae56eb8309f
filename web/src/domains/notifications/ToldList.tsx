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
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
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
        <Text as="span" round="picture" clip className={styles.picture}>
          <PieceThumb item={item} sizes="56px" />
        </Text>
      ) : (
        <Stack
          as="span"
          gap={0}
          align="center"
          justifyItems="center"
          surface="sunk"
          round="picture"
          square={56}
          className={styles.glyph}
        >
          <Icon size="1.25rem" strokeWidth={1.5} aria-hidden />
        </Stack>
      )}
      <Row as="span" align="stretch" justify="between" noWrap breaks className={styles.title}>
        <Text as="b" weight={600}>
          {isNew && <span className="sr">New: </span>}
          {note.title}
        </Text>
        <Text as="time" size={12} tone="soft" nowrap numbers dateTime={note.createdAt}>
          {timeOfDay(note.createdAt)}
        </Text>
      </Row>
      <Text as="span" tone="soft" breaks className={styles.body}>
        {notes.length > 1 ? from !== undefined && `From ${money(from)}.` : <Body note={note} />}
      </Text>
      {pieces.length > 0 && (
        <Row as="span" gap={1} align="stretch" noWrap above={1.5} className={styles.thumbs}>
          {pieces.map((piece) => (
            <span key={piece.itemNumber}>
              <PieceThumb item={piece} sizes="48px" />
            </span>
          ))}
        </Row>
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
  /** When the row above the list was told: its day has its heading there already. */
  goesOnFrom?: string | undefined
}

/**
 * Renders notifications by day, newest first; unread ones have a dot. A running turn stands on top, to be
 * used or given up; pieces that one saved search found on a day are one row.
 */
export function ToldList({ notes, onChoose, onScreen = false, goesOnFrom }: Props) {
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
            <Panel key={note.id} surface="wash" className={styles.turn}>
              <ToldRow line={{ note, notes: [note], from: undefined }} onChoose={onChoose} />
              {note.item && (
                <ToldTurn
                  itemNumber={note.item.itemNumber}
                  title={note.item.title}
                  onDone={() => void readUnread([note], read)}
                />
              )}
            </Panel>
          ))}
        </section>
      )}
      {days.map(([day, some]) => (
        <div key={day} className={look}>
          {(goesOnFrom === undefined || day !== dayOf(goesOnFrom)) && (
            <Heading className={styles.when}>{day}</Heading>
          )}
          {linesOf(some).map((line) => (
            <ToldRow key={line.note.id} line={line} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </>
  )
}
