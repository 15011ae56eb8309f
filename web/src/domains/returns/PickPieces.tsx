import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { OrderReturnsSetupQuery } from '@hemline/schema/generated/graphql.ts'
import { useCallback } from 'react'
import { dateOf, money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { ProofField } from '../photos/ProofField.tsx'
import { useUnit } from '../size-guides/units.ts'
import { DifferenceFields } from './DifferenceFields.tsx'
import { asksDifference, inputOf, problemInReturn } from './difference.ts'
import styles from './Returns.module.css'
import type { PickedPieces, Wish } from './use-picked.ts'
import type { ReturnForm } from './use-return-form.ts'

type Setup = OrderReturnsSetupQuery['orderReturnsSetup']
/** A piece that may go back; a gift has no sum. */
type Piece = Pick<Setup['pieces'][number], 'lineId' | 'item' | 'until' | 'refusal'> &
  Partial<Pick<Setup['pieces'][number], 'paid' | 'promoCode'>>
type Picking = Pick<PickedPieces, 'picked' | 'toggle' | 'change' | 'setUnderWay'> & {
  refused: Pick<NonNullable<ReturnForm['refused']>, 'lineId' | 'message'> | undefined
}

type PickProps = {
  piece: Piece
  reasons: Setup['reasons']
  wish: Wish | undefined
  /** Whether the form was sent, so that a missing reason is said. */
  asked: boolean
  form: Picking
}

/** Returns the name attribute of the field for a piece's return reason. */
export const reasonField = (lineId: string) => `reason-${lineId}`

const missing = 'One reason, please. It helps us describe the next one better.'

function Why({ piece, reasons, wish, asked, form }: PickProps & { wish: Wish }) {
  const { refused, setUnderWay } = form
  const underWay = useCallback(
    (count: number) => setUnderWay(piece.lineId, count),
    [piece.lineId, setUnderWay],
  )
  const unit = useUnit()
  const told = { reason: wish.reason, piece: piece.item }
  const unclear = problemInReturn(inputOf(wish.difference, { reason: wish.reason, unit }), told)
  const problem =
    refused?.lineId === piece.lineId ? refused.message : asked && wish.reason === '' ? missing : undefined
  return (
    <Stack gap={3} className={styles.why}>
      <SelectField
        label="Why does it go back?"
        name={reasonField(piece.lineId)}
        value={wish.reason}
        error={problem}
        onChange={(event) => form.change(piece.lineId, { reason: event.target.value })}
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {reasons.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {asksDifference(wish.reason, piece.item) && (
        <DifferenceFields
          lineId={piece.lineId}
          reason={wish.reason}
          piece={piece.item}
          draft={wish.difference}
          onChange={(change) => form.change(piece.lineId, { difference: { ...wish.difference, ...change } })}
          problem={asked ? unclear : undefined}
        />
      )}
      {wish.reason !== '' && (
        <Field
          label="Anything we should know? (optional)"
          maxLength={500}
          value={wish.note}
          onChange={(event) => form.change(piece.lineId, { note: event.target.value })}
        />
      )}
      {wish.reason !== '' && (
        <ProofField
          value={wish.photoIds}
          onChange={(photoIds) => form.change(piece.lineId, { photoIds })}
          of={pieceName(piece.item.brand, piece.item.title)}
          onUnderWay={underWay}
        />
      )}
    </Stack>
  )
}

function PickedPiece(props: PickProps) {
  const { piece, wish, form } = props
  const { item, refusal, paid, promoCode } = piece
  const name = pieceName(item.brand, item.title)
  return (
    <li className={classes(styles.pick, refusal !== null && styles.off)}>
      <input
        type="checkbox"
        aria-label={`Return ${name}`}
        aria-describedby={refusal === null ? undefined : `${piece.lineId}-refusal`}
        checked={wish !== undefined}
        disabled={refusal !== null}
        onChange={() => form.toggle(piece.lineId)}
      />
      <span className={classes('frame', styles.picture)}>
        <PieceThumb item={item} sizes="88px" />
      </span>
      <div className={styles.words}>
        <Text as="span" size={12} uppercase tracking="wide">
          {item.brand}
        </Text>
        <span>{item.title}</span>
        <span className="soft small" id={`${piece.lineId}-refusal`}>
          {refusal ?? `${item.sizeDisplay} · ${conditionLabels[item.condition]}`}
        </span>
        {refusal === null && <span className="soft small">Until {dateOf(piece.until)}</span>}
      </div>
      {paid !== undefined && (
        <Text as="span" weight={600} numbers textAlign="end" className={styles.paid}>
          {money(paid)}
          <Text as="small" block size={12} tone="soft" weight={400}>
            {promoCode ? `after ${promoCode}` : 'paid'}
          </Text>
        </Text>
      )}
      {wish && <Why {...props} wish={wish} />}
    </li>
  )
}

/** Lists pieces that may go back; under a checked piece its reason is asked for. */
export function PieceList({
  pieces,
  reasons,
  form,
  asked,
}: {
  pieces: readonly Piece[]
  reasons: Setup['reasons']
  form: Picking
  asked: boolean
}) {
  return (
    <ul className={styles.pieces}>
      {pieces.map((piece) => (
        <PickedPiece
          key={piece.lineId}
          piece={piece}
          reasons={reasons}
          wish={form.picked[piece.lineId]}
          asked={asked}
          form={form}
        />
      ))}
    </ul>
  )
}

/** Lists the bought pieces by order; under a checked piece its reason is asked for. */
export function PickPieces({ setup, form, asked }: { setup: Setup; form: ReturnForm; asked: boolean }) {
  const orders = [...Map.groupBy(setup.pieces, (piece) => piece.orderId)]
  return orders.map(([orderId, pieces]) => (
    <section key={orderId} aria-labelledby={`order-${orderId}`}>
      <Text as="h3" size={14} tone="soft" weight={400} voice="label" id={`order-${orderId}`} below={2}>
        Order {pieces[0]?.orderLabel}, delivered {dateOf(pieces[0]?.deliveredAt ?? '')}
      </Text>
      <PieceList pieces={pieces} reasons={setup.reasons} form={form} asked={asked} />
    </section>
  ))
}
