import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { Picture } from '../listing/Picture.tsx'
import { badgeOf, bagFeeOf, lineOf, type Piece, pieceHref } from './item-words.ts'
import { Journey } from './Journey.tsx'
import styles from './Pieces.module.css'

const ended: readonly string[] = ['unaccepted', 'no_payout', 'expired', 'reclaimed']

/**
 * Shows the seller's part of a price: final for a sold piece, estimated before. The bag's fee is taken
 * from the pieces that sell first, so an estimate cannot include it.
 */
function Part({ piece }: { piece: Piece }) {
  if (ended.includes(piece.status))
    return (
      <Text
        as="b"
        voice="display"
        size={18}
        leading={1.3}
        textAlign="end"
        className={classes(styles.part, 'num')}
      >
        {piece.status === 'expired' ? '–' : money(0)}
      </Text>
    )
  if (piece.payout === null)
    return (
      <Text
        as="b"
        voice="display"
        size={18}
        leading={1.3}
        textAlign="end"
        className={classes(styles.part, 'num')}
      >
        –
      </Text>
    )
  const fee = bagFeeOf(piece)
  if (!piece.sold)
    return (
      <Text
        as="b"
        tone="soft"
        voice="display"
        size={18}
        leading={1.3}
        textAlign="end"
        className={classes(styles.part, 'num')}
      >
        {money(piece.payout + fee)}
        <Text as="small" push block size={12} weight={400} face="sans" leading={1.2}>
          {piece.donated ? 'for the charity' : fee > 0 ? 'before the bag’s fee' : 'if it sells'}
        </Text>
      </Text>
    )
  return (
    <Text
      as="b"
      voice="display"
      size={18}
      leading={1.3}
      textAlign="end"
      className={classes(styles.part, 'num')}
    >
      {money(piece.payout)}
      {piece.donated && (
        <Text as="small" push block size={12} weight={400} face="sans" leading={1.2}>
          for the charity
        </Text>
      )}
      {fee > 0 && (
        <Text as="small" push block size={12} weight={400} face="sans" leading={1.2}>
          {money(fee)} paid the bag’s fee
        </Text>
      )}
    </Text>
  )
}

function PieceRow({ piece, now }: { piece: Piece; now: number }) {
  const { mood, words } = badgeOf(piece)
  return (
    <Stack as="li" rows={2} align="center" padY={4} edge="bottom" anchor className={styles.row}>
      <span className={thumbClass('small', styles.pic)}>
        {piece.photoId === null ? (
          <NoPicture categoryPath={piece.categoryPath} />
        ) : (
          <Picture photoId={piece.photoId} sizes="64px" />
        )}
      </span>
      <Stack gap={0} shrinks leading={1.4}>
        <b>{piece.brand}</b>
        <HrefLink className={look({ spreads: true }, styles.link)} href={pieceHref(piece.itemNumber)}>
          {piece.title}
        </HrefLink>
        <Text as="small" size={14} tone="soft" className="num">
          {lineOf(piece, now)}
        </Text>
      </Stack>
      <Journey reached={piece.reached} off={ended.includes(piece.status)} />
      <span className={styles.badge}>
        <Badge mood={mood}>{words}</Badge>
      </span>
      <span className={classes(styles.price, 'num')}>{piece.price === null ? '–' : money(piece.price)}</span>
      <Part piece={piece} />
    </Stack>
  )
}

type Props = { pieces: readonly Piece[]; now: number; label: string }

/** Lists the seller's pieces, one row each; wide pages add a row of headings. */
export function PieceRows({ pieces, now, label }: Props) {
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span />
        <span>Piece</span>
        <span className={styles.headJourney}>
          <i>Photo</i>
          <i>On sale</i>
          <i>Sold</i>
          <i>Paid</i>
        </span>
        <span>State</span>
        <span>Price</span>
        <span>Your part</span>
      </div>
      <ul aria-label={label}>
        {pieces.map((piece) => (
          <PieceRow key={piece.itemNumber} piece={piece} now={now} />
        ))}
      </ul>
    </>
  )
}
