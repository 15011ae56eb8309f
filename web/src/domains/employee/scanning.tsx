// What picking and packing share: the answer to a scan, and the pieces of a parcel with their pictures.
import type { StaffParcelFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'

export type Said = { text: string; mood: 'good' | 'bad' | 'plain' }
type Piece = StaffParcelFieldsFragment['items'][number]

/** Renders what the last scan came to; a wrong piece is an alert, so that it is heard at once. */
export function ScanAnswer({ said }: { said: Said }) {
  return (
    <Text
      role={said.mood === 'bad' ? 'alert' : 'status'}
      padX={4}
      padY={3}
      surface="sunk"
      round="control"
      size={18}
      className={classes(styles.said, said.mood !== 'plain' && styles[said.mood])}
    >
      {said.text}
    </Text>
  )
}

/** Sizes of shoes are bare numbers. */
const sizeWords = (size: string): string => (/^\d/.test(size) ? `Size ${size}` : size)

type ParcelPiecesProps = {
  pieces: readonly Piece[]
  isDone: (piece: Piece) => boolean
  /** What a tick means, for screen readers. */
  doneWords: string
  /** What stands at the right of a piece that is not done. */
  open: (piece: Piece) => ReactNode
  foot?: (piece: Piece) => ReactNode
}

/** Renders the pieces of a parcel, each with picture, size and number; a piece that is done has a tick. */
export function ParcelPieces({ pieces, isDone, doneWords, open, foot }: ParcelPiecesProps) {
  return (
    <Stack as="ul" gap={0}>
      {pieces.map((piece) => {
        const done = isDone(piece)
        return (
          <PieceLine
            key={piece.lineId}
            className={done ? look({ tone: 'success' }) : undefined}
            picture={
              <span className={thumbClass('middle')}>
                <Picture photoId={piece.photoId ?? undefined} sizes="72px" />
              </span>
            }
            end={
              done ? (
                <Row noWrap inline>
                  <Check size={24} strokeWidth={2} aria-label={doneWords} />
                </Row>
              ) : (
                open(piece)
              )
            }
            foot={foot?.(piece)}
          >
            {piece.bin && !done && (
              <Text as="span" voice="display" size={22} numbers>
                <span className="sr">Bin </span>
                {piece.bin}
              </Text>
            )}
            <b>{piece.title}</b>
            {piece.sizeDisplay && <Text as="span">{sizeWords(piece.sizeDisplay)}</Text>}
            <Text as="span" size={14} tone="soft" numbers>
              {piece.itemNumber}
            </Text>
          </PieceLine>
        )
      })}
    </Stack>
  )
}
