// The three questions of the resolution hub: which piece, what it is, and which way to settle it.

import { hubKindWords } from '@hemline/rules/cases/kinds.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import type { ResolutionItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { caseDay } from '../../platform/case-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { OrderJoins } from '../orders/OrderJoins.tsx'
import { ProofField } from '../photos/ProofField.tsx'
import { DifferenceFields } from '../returns/DifferenceFields.tsx'
import { MoneyRows } from '../returns/Ways.tsx'
import styles from './Cases.module.css'
import { SamePiece } from './SamePiece.tsx'
import type { HubForm } from './use-hub-form.ts'

type Item = ResolutionItemsQuery['resolutionItems'][number]

function Piece({ piece, form }: { piece: Item; form: HubForm }) {
  const { item, refusal, lineId } = piece
  return (
    <li className={classes(styles.piece, refusal !== null && styles.off)}>
      <label>
        <input
          type="checkbox"
          aria-label={pieceName(item.brand, item.title)}
          aria-describedby={`${lineId}-words`}
          checked={form.picked.includes(lineId)}
          disabled={refusal !== null}
          onChange={() => form.toggle(lineId)}
        />
        <span className={classes('frame', styles.picture)}>
          <PieceThumb item={item} sizes="72px" />
        </span>
        <Stack as="span" gap={0.5}>
          <Text as="span" size={12} uppercase tracking="wide">
            {item.brand}
          </Text>
          <span>{item.title}</span>
          <span className="soft small" id={`${lineId}-words`}>
            {refusal ?? item.sizeDisplay}
          </span>
        </Stack>
        <Text as="span" weight={600} numbers textAlign="end">
          {money(piece.paid)}
          <Text as="small" block size={12} tone="soft" weight={400}>
            paid
          </Text>
        </Text>
      </label>
    </li>
  )
}

type Parcel = HubForm['shippings'][number]

/** Says which parcel brought or brings the pieces under it. */
function ParcelWords({ parcel, place }: { parcel: Parcel; place: string }) {
  const { deliveredAt, statusLabel, trackingCode, carrierName } = parcel
  return (
    <Stack gap={0}>
      <Text as="h3" voice="label" size={14} weight={600} id={`parcel-${parcel.id}`}>
        {place}, {deliveredAt ? `delivered ${caseDay(new Date(deliveredAt))}` : statusLabel.toLowerCase()}
      </Text>
      {trackingCode && (
        <Text size={14} tone="soft" numbers>
          {carrierName} {spacedTrackingCode(trackingCode)}
        </Text>
      )}
    </Stack>
  )
}

/** Lists the pieces of an order by the parcels that brought them; pieces without a parcel stand last. */
function ByParcel({ form, items }: { form: HubForm; items: readonly Item[] }) {
  const { shippings } = form
  const filled = shippings.filter((parcel) => items.some((piece) => piece.shippingId === parcel.id))
  const rest = items.filter((piece) => !filled.some((parcel) => parcel.id === piece.shippingId))
  return (
    <Stack gap={6}>
      {filled.map((parcel, i) => (
        <section key={parcel.id} aria-labelledby={`parcel-${parcel.id}`}>
          <ParcelWords
            parcel={parcel}
            place={filled.length === 1 ? 'Your parcel' : `Parcel ${i + 1} of ${filled.length}`}
          />
          <Panel as="ul" above={2}>
            {items
              .filter((piece) => piece.shippingId === parcel.id)
              .map((piece) => (
                <Piece key={piece.lineId} piece={piece} form={form} />
              ))}
          </Panel>
        </section>
      ))}
      {rest.length > 0 && (
        <ul>
          {rest.map((piece) => (
            <Piece key={piece.lineId} piece={piece} form={form} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

/**
 * Asks which pieces of the order the case is about, by the parcels that brought them; a note when none can be
 * chosen, a placeholder while they load, and an error with "Try again".
 */
export function WhichPieces({ form }: { form: HubForm }) {
  const { loggedIn } = useSession()
  if (form.itemsFailed)
    return (
      <Stack gap={3}>
        <Note mood="bad" role="alert">
          {friendly('fetchingResolutions')}
        </Note>
        <Row>
          <Button look="line" onClick={form.askItems}>
            Try again
          </Button>
        </Row>
      </Stack>
    )
  if (form.items === undefined) return <Skeleton height={112} />
  if (form.isBare && !loggedIn)
    return (
      <Note>
        No piece of this order can be chosen here. <OrderJoins />
      </Note>
    )
  if (form.items.every((piece) => piece.refusal !== null))
    return (
      <Stack gap={4}>
        <Note>
          No piece of this order can be chosen here. Go on without one: a person looks at the order.
          {loggedIn && form.isBare && (
            <>
              {' '}
              Is it about something else?{' '}
              <Link to="/resolution-hub" search={{ about: 'else' }} className="link">
                Write to a person
              </Link>
              .
            </>
          )}
        </Note>
        {form.items.length > 0 && <ByParcel form={form} items={form.items} />}
      </Stack>
    )
  if (form.kind === 'charged_wrongly')
    return (
      <Stack gap={4}>
        <Text size={14} tone="soft">
          Leave all pieces out when it is about delivery, tax, a fee or the whole order.
        </Text>
        <ByParcel form={form} items={form.items} />
      </Stack>
    )
  return <ByParcel form={form} items={form.items} />
}

const wordsLabel = (form: HubForm, about: 'pieces' | 'nothing'): string => {
  if (form.told.length > 0) return 'Anything we should know? (optional)'
  return about === 'pieces' ? 'What do you see?' : 'What is it about?'
}

/** Asks what went wrong: the kind, what differs of a piece that is not as described, and a sentence. */
export function WhatIsIt({
  form,
  about,
  asked,
  problem,
  photoProblem,
}: {
  form: HubForm
  about: 'pieces' | 'nothing'
  /** Whether the form was sent, so that a missing difference is said. */
  asked: boolean
  problem: string | undefined
  photoProblem: string | undefined
}) {
  return (
    <Stack gap={5}>
      <ChoiceCards legend="What is it?" legendLook="hidden" columns={2}>
        {hubKindWords
          .filter((one) => one.about === about)
          .map(({ kind, label, hint }) => (
            <ChoiceCard
              key={kind}
              title={label}
              words={hint}
              checked={form.kind === kind}
              onChange={() => form.setKind(kind)}
            />
          ))}
      </ChoiceCards>
      {form.told.map(({ lineId, item, draft, problem: unclear }) => (
        <Stack key={lineId} as="section" gap={3} aria-label={pieceName(item.brand, item.title)}>
          {form.told.length > 1 && (
            <Text as="h3" voice="label" size={14} weight={600}>
              {pieceName(item.brand, item.title)}
            </Text>
          )}
          <DifferenceFields
            lineId={lineId}
            reason="not_as_described"
            piece={item}
            draft={draft}
            onChange={(change) => form.tell(lineId, change)}
            problem={asked ? unclear : undefined}
          />
        </Stack>
      ))}
      <AreaField
        label={wordsLabel(form, about)}
        hint={
          form.told.length > 0
            ? undefined
            : `${form.about === null ? '' : `${form.about}. `}One sentence is enough.`
        }
        maxLength={caseWordsMax - (form.about === null ? 0 : form.about.length + 2)}
        rows={2}
        value={form.words}
        error={problem}
        onChange={(event) => form.setWords(event.target.value)}
      />
      <ProofField
        value={form.photos}
        onChange={form.setPhotos}
        onUnderWay={form.setPhotosUnderWay}
        error={photoProblem}
      />
    </Stack>
  )
}

/**
 * Shows each way to settle the case with its whole sum; a person is always the last. Instead: a hint until
 * the questions are answered, a placeholder, the server's refusal, or an error with "Try again".
 */
export function HubOffers({ form }: { form: HubForm }) {
  const { granted, refused, offersError, isComplete } = form
  if (refused) return <Note mood="bad">{refused.message}</Note>
  if (offersError)
    return (
      <Stack gap={3}>
        <Note mood="bad" role="alert">
          {friendlyError(offersError, 'fetchingResolutions')}
        </Note>
        <Row>
          <Button look="line" onClick={form.askOffers}>
            Try again
          </Button>
        </Row>
      </Stack>
    )
  if (!isComplete) return <Text tone="soft">Answer the questions above, and what we can do stands here.</Text>
  if (!granted)
    return (
      <Stack gap={0} role="status" aria-busy="true" aria-label="Loading what we can do">
        {[1, 2].map((one) => (
          <Skeleton key={one} height={112} />
        ))}
      </Stack>
    )
  return (
    <Stack gap={4}>
      {granted.why && <Note>{granted.why}</Note>}
      <ChoiceCards legend="Choose one" legendLook="hidden" look="rows">
        {granted.offers.map((one) => (
          <ChoiceCard
            key={one.offer}
            checked={form.offer?.offer === one.offer}
            onChange={() => form.choose(one.offer)}
          >
            <Row justify="between" align="baseline" noWrap>
              <b>{one.title}</b>
              {one.total > 0 && (
                <Text as="span" voice="display" size={28} numbers>
                  {money(one.total)}
                </Text>
              )}
            </Row>
            <Text as="span" size={14} tone="soft">
              {one.terms}
            </Text>
            {one.item && <SamePiece item={one.item} />}
            {one.sums.length > 0 && <MoneyRows sums={one.sums} to={one.to} />}
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Stack>
  )
}
