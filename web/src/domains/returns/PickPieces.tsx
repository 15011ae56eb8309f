import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { OrderReturnsSetupQuery } from '@hemline/schema/generated/graphql.ts'
import { useCallback } from 'react'
import { dateOf, money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
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
    <Stack
      as="li"
      align="center"
      padY={4}
      edge="top"
      className={classes(styles.pick, refusal !== null && styles.off)}
    >
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
      <Stack gap={0.5}>
        <Text as="span" size={12} uppercase tracking="wide">
          {item.brand}
        </Text>
        <span>{item.title}</span>
        <span className="soft small" id={`${piece.lineId}-refusal`}>
          {refusal ?? `${item.sizeDisplay} · ${conditionLabels[item.condition]}`}
        </span>
        {refusal === null && <span className="soft small">Until {dateOf(piece.until)}</span>}
        {promoCode && <span className="soft small">Price after {promoCode}</span>}
      </Stack>
      {paid !== undefined && (
        <Text as="span" weight={600} numbers textAlign="end" className={styles.paid}>
          {money(paid)}
          <Text as="small" block size={12} tone="soft" weight={400}>
            paid
          </Text>
        </Text>
      )}
      {wish && <Why {...props} wish={wish} />}
    </Stack>
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
    <Panel as="ul" container>
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
    </Panel>
  )
}

/** When the pieces that can go back came; nothing when none of them can. */
function arrivedWords(pieces: Setup['pieces']): string {
  const first = pieces.find((piece) => piece.refusal === null)
  return first ? `, delivered ${dateOf(first.deliveredAt)}` : ''
}

/** Lists the gift cards that somebody bought, each with the reason why it stays. */
function CardsThatStay({ cards }: { cards: Setup['giftCards'] }) {
  return (
    <section aria-labelledby="cards-that-stay">
      <Text as="h3" size={14} tone="soft" weight={400} voice="label" id="cards-that-stay" below={2}>
        {cards.length === 1 ? 'A gift card that stays' : 'Gift cards that stay'}
      </Text>
      <Panel as="ul">
        {cards.map(({ lineId, orderLabel, amount, refusal }) => (
          <Row as="li" key={lineId} justify="between" align="baseline" padY={4} edge="top" tone="soft">
            <span>
              Gift card of order {orderLabel}
              <Text as="small" block size={14}>
                {refusal}
              </Text>
            </span>
            <Text as="span" weight={600} numbers>
              {money(amount)}
            </Text>
          </Row>
        ))}
      </Panel>
    </section>
  )
}

/** Lists the bought pieces by order; under a checked piece its reason is asked for. */
export function PickPieces({ setup, form, asked }: { setup: Setup; form: ReturnForm; asked: boolean }) {
  const orders = [...Map.groupBy(setup.pieces, (piece) => piece.orderId)]
  const listed = orders.map(([orderId, pieces]) => (
    <section key={orderId} aria-labelledby={`order-${orderId}`}>
      <Text as="h3" size={14} tone="soft" weight={400} voice="label" id={`order-${orderId}`} below={2}>
        Order {pieces[0]?.orderLabel}
        {arrivedWords(pieces)}
      </Text>
      <PieceList pieces={pieces} reasons={setup.reasons} form={form} asked={asked} />
    </section>
  ))
  return (
    <>
      {listed}
      {setup.giftCards.length > 0 && <CardsThatStay cards={setup.giftCards} />}
    </>
  )
}
