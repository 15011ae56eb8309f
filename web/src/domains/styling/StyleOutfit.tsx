import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { ArrowLeftRight, Bell, Clock, Heart, Info, Search, Share } from 'lucide-react'
import { useId, useState } from 'react'
import { money, percentOff, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './StyleOutfit.module.css'
import { Swap } from './Swap.tsx'
import { useOutfitActs, useStyleWatch } from './use-outfit-acts.ts'
import type { Outfit } from './use-stylist.ts'

type Piece = Outfit['pieces'][number]
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const
const pathOf = ({ item }: Piece) => `/product/${item.slug}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where a piece stands, when it can't be had: until when it is held, or that it is gone. */
function awayWords({ item }: Piece): string {
  if (item.availability === 'Reserved' && item.heldUntil)
    return `Held by another shopper until ${timeOfDay(item.heldUntil)}`
  return item.availability === 'SoldOut' ? 'Sold' : 'Not to be had just now'
}
const factsOf = ({ item, noun }: Piece): string =>
  [capital(noun), item.sizeDisplay, conditionLabels[item.condition]].filter(Boolean).join(' · ')

function holdWords(outfit: Outfit): string {
  const free = outfit.pieces.filter(({ canBeHad }) => canBeHad).length
  if (free === outfit.pieces.length) return `Hold all ${numbers[free] ?? free} for 20 minutes`
  return free === 1 ? 'Hold this one' : `Hold these ${numbers[free] ?? free}`
}

function Line({ outfit, piece }: { outfit: Outfit; piece: Piece }) {
  const [isOpen, setOpen] = useState(false)
  const { item, canBeHad, noun } = piece
  const Icon = canBeHad ? ArrowLeftRight : Search
  return (
    <li className={classes(!canBeHad && styles.away)}>
      <HrefLink href={pathOf(piece)} className={look({ padY: 1, shrinks: true }, styles.name)}>
        <b>{item.brand}</b>
        <small>{canBeHad ? factsOf(piece) : awayWords(piece)}</small>
      </HrefLink>
      <Row as="span" gap={1} noWrap weight={600} numbers className={styles.end}>
        {money(item.price)}
        {outfit.isMine && (
          <PlainButton
            aria-label={canBeHad ? `Swap the ${noun}` : `Find another ${piece.slotLabel.toLowerCase()}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
          </PlainButton>
        )}
      </Row>
      {isOpen && <Swap outfit={outfit} piece={piece} onDone={() => setOpen(false)} />}
    </li>
  )
}

function Foot({ outfit, isFirst, onStale }: { outfit: Outfit; isFirst: boolean; onStale: () => void }) {
  const acts = useOutfitActs(outfit, onStale)
  const { watch, busy: asking } = useStyleWatch(outfit.id)
  const [main] = outfit.pieces
  const away = outfit.pieces.filter(({ canBeHad }) => !canBeHad)
  const isHeld = outfit.pieces.every(({ canBeHad, item }) => !canBeHad || item.heldByMe)
  const none = away.length === outfit.pieces.length
  return (
    <Stack gap={2} padX={4} padTop={3} padBottom={2} edge="top" className={styles.foot}>
      {isHeld && !none ? (
        <HrefLink
          className={look(
            { flow: 'stack', gap: 0, align: 'center', justifyItems: 'center', tall: 44 },
            'link',
          )}
          href="/cart"
        >
          In your cart
        </HrefLink>
      ) : (
        <Button
          look={isFirst ? 'main' : 'line'}
          wide
          disabled={none}
          busy={acts.busy}
          onClick={() => void acts.hold()}
        >
          {none ? 'Nothing left to hold' : holdWords(outfit)}
        </Button>
      )}
      <p>
        {away.length > 0 ? (
          <Clock size={14} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <Info size={14} strokeWidth={1.5} aria-hidden="true" />
        )}
        {away.length > 0
          ? `${away.length === 1 ? `The ${away[0]?.noun} is` : `${capital(numbers[away.length] ?? '')} pieces are`} not in the total.`
          : 'Held together, or not at all: if one is taken while you tap, we tell you which.'}
      </p>
      <Row gap={4} rows={0} className={styles.acts}>
        <LinkButton busy={acts.saving} onClick={() => void acts.save()}>
          <Heart size={16} strokeWidth={1.5} aria-hidden="true" />
          Save all
        </LinkButton>
        {outfit.isMine && (
          <LinkButton busy={acts.sharing} onClick={() => void acts.share(true)}>
            <Share size={16} strokeWidth={1.5} aria-hidden="true" />
            Copy a link
          </LinkButton>
        )}
        {outfit.isMine && main && (
          <LinkButton busy={asking} aria-haspopup="dialog" onClick={() => void watch(main.item.itemNumber)}>
            <Bell size={16} strokeWidth={1.5} aria-hidden="true" />
            Tell me when something better comes
          </LinkButton>
        )}
        {outfit.isMine && outfit.isShared && (
          <LinkButton busy={acts.sharing} onClick={() => void acts.share(false)}>
            Stop sharing
          </LinkButton>
        )}
      </Row>
    </Stack>
  )
}

type Props = {
  outfit: Outfit
  /** Only the first outfit's button is green. */
  isFirst: boolean
  /** Called when pieces turned out to be gone. */
  onStale: () => void
  heading?: 'h1' | 'h2'
}

/**
 * Renders an outfit of the style chat: its pieces as one picture, a line for each, and how to hold it.
 * `onStale` is called when nothing was held because pieces can't be had any more.
 */
export function StyleOutfit({ outfit, isFirst, onStale, heading: Heading = 'h2' }: Props) {
  const id = useId()
  const { pieces, totalPrice, totalMsrp } = outfit
  const off = totalMsrp > 0 ? Math.round((1 - totalPrice / totalMsrp) * 100) : 0
  const shown = pieces.slice(0, 4)
  return (
    <Stack
      as="article"
      gap={0}
      surface="card"
      edge="all"
      round="sheet"
      clip
      className={styles.outfit}
      aria-labelledby={id}
    >
      <header>
        <Heading id={id}>
          {Heading === 'h1' ? (
            outfit.name
          ) : (
            <HrefLink href={`/chat/${outfit.threadId}/outfit/${outfit.id}`}>{outfit.name}</HrefLink>
          )}
        </Heading>
        <Text as="span" size={22} weight={400} face="serif" leading={1.1} numbers className={styles.sum}>
          {money(totalPrice)}
        </Text>
        <p>{outfit.line}</p>
        {off > 0 && (
          <Text as="span" size={12} tone="sale" weight={600} textAlign="end" className={styles.off}>
            {percentOff(off)}
          </Text>
        )}
      </header>
      <div className={styles.board} data-pieces={shown.length}>
        {shown.map((piece) => (
          <HrefLink
            key={piece.item.id}
            href={pathOf(piece)}
            className={classes(!piece.canBeHad && styles.faded)}
            aria-label={`${piece.item.brand} ${piece.item.title}`}
          >
            <PieceThumb item={piece.item} sizes="(min-width: 1220px) 20vw, 200px" />
          </HrefLink>
        ))}
      </div>
      <Stack as="ul" gap={0} className={styles.wear}>
        {pieces.map((piece) => (
          <Line key={piece.slot} outfit={outfit} piece={piece} />
        ))}
      </Stack>
      <Foot outfit={outfit} isFirst={isFirst} onStale={onStale} />
    </Stack>
  )
}
