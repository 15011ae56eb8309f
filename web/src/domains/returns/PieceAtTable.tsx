// One piece of a returned parcel at the table: our photos and words, the shopper's, and the decision.
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import {
  InspectReturnedPieceDocument,
  type ReturnOutcome,
  type StaffReturnFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Picture } from '../listing/Picture.tsx'
import { ProofField } from '../photos/ProofField.tsx'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import { DifferenceFacts } from './DifferenceTold.tsx'
import styles from './Returns.module.css'

type Staffed = StaffReturnFieldsFragment
type Piece = Staffed['return']['pieces'][number]

/** What the button of each decision says. */
const deeds: Record<ReturnOutcome, string> = {
  accepted: 'Accept it',
  accepted_less: 'Offer this sum',
  refused: 'Send it back',
}

const centsOf = (text: string): number => Math.round(Number(text.replace(/[$,\s]/g, '')) * 100)

function Decide({ returnId, piece, unpaid }: { returnId: string; piece: Piece; unpaid: boolean }) {
  const [outcome, setOutcome] = useState<ReturnOutcome>('accepted')
  const [reason, setReason] = useState('')
  const [sum, setSum] = useState('')
  const [relist, setRelist] = useState(true)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [underWay, setUnderWay] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, inspect] = useMutation(InspectReturnedPieceDocument)
  const words: Record<ReturnOutcome, string> = {
    accepted: unpaid
      ? 'This return pays nothing by itself: the goody box or the case of the piece settles it.'
      : `The shopper gets ${money(piece.amount ?? 0)} for it, less the fees of the return.`,
    accepted_less:
      'The shopper is asked, and has seven days to answer. A piece of ours then goes to the rescue boxes.',
    refused: 'Nothing is paid for it; a label is made, and the shopper is told why.',
  }
  const send = async () => {
    setRefusal(undefined)
    const amount = outcome === 'accepted_less' ? centsOf(sum) : null
    if (amount !== null && !Number.isSafeInteger(amount))
      return setRefusal('Which sum? Dollars and cents, such as 12.50.')
    if (underWay > 0) return setRefusal(photosUnderWay(underWay))
    const photoIds = outcome === 'accepted' ? [] : [...photos]
    const decided = { outcome, reason: reason.trim() || null, photoIds }
    const input = { returnId, lineId: piece.lineId, ...decided, amount, relist }
    const { data, error } = await inspect({ input })
    const answer = data?.inspectReturnedPiece
    if (answer?.__typename !== 'StaffReturnPayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack gap={4} upTo="form">
      <ChoiceCards legend="How did it come back?" legendLook="label" look="rows">
        <ChoiceCard
          title="As it left"
          words={words.accepted}
          checked={outcome === 'accepted'}
          onChange={() => setOutcome('accepted')}
        />
        {!unpaid && (
          <ChoiceCard
            title="Worse: offer less"
            words={words.accepted_less}
            checked={outcome === 'accepted_less'}
            onChange={() => setOutcome('accepted_less')}
          />
        )}
        <ChoiceCard
          title="Not acceptable: send it back"
          words={words.refused}
          checked={outcome === 'refused'}
          onChange={() => setOutcome('refused')}
        />
      </ChoiceCards>
      {outcome === 'accepted_less' && (
        <Field
          label="Offer, in dollars"
          inputMode="decimal"
          value={sum}
          hint={`Less than ${money(piece.amount ?? 0)}.`}
          onChange={(event) => setSum(event.target.value)}
        />
      )}
      {outcome !== 'accepted' && (
        <Field
          label="Why"
          value={reason}
          hint="The shopper reads this sentence."
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {outcome !== 'accepted' && (
        <ProofField
          value={photos}
          onChange={setPhotos}
          onUnderWay={setUnderWay}
          hint="The shopper sees them with the decision."
        />
      )}
      {outcome === 'accepted' && (
        <Check checked={relist} onChange={() => setRelist(!relist)}>
          Put it on sale again as a new piece
        </Check>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row>
        <Button busy={fetching} onClick={() => void send()}>
          {deeds[outcome]}
        </Button>
      </Row>
    </Stack>
  )
}

/** Renders all photos of intake; a pressed one is shown large, and small again when pressed once more. */
function IntakePhotos({ photoIds, name }: { photoIds: readonly number[]; name: string }) {
  const [large, setLarge] = useState<number>()
  return (
    <Stack as="span" gap={2} className={styles.photos}>
      {photoIds.map((photoId, at) => (
        <PlainButton
          key={photoId}
          className={look({ ratio: 'piece' }, 'frame', large === photoId && styles.largePhoto)}
          aria-label={`${name}, photo ${at + 1} of ${photoIds.length}, ${large === photoId ? 'smaller' : 'larger'}`}
          onClick={() => setLarge(large === photoId ? undefined : photoId)}
        >
          <Picture photoId={photoId} sizes={large === photoId ? '400px' : '120px'} />
        </PlainButton>
      ))}
    </Stack>
  )
}

/**
 * Renders one piece of a return for the employee who looks it over, with the decision once the parcel is
 * here.
 */
export function PieceAtTable({ staffed, piece }: { staffed: Staffed; piece: Piece }) {
  const ours = staffed.pieces.find((one) => one.lineId === piece.lineId)
  const { status, id } = staffed.return
  const isHere = status === 'received' || status === 'processing'
  return (
    <Stack
      as="section"
      gap={4}
      edge="top"
      padTop={5}
      aria-label={pieceName(piece.item.brand, piece.item.title)}
    >
      <IntakePhotos photoIds={piece.item.photoIds} name={pieceName(piece.item.brand, piece.item.title)} />
      <Stack gap={1} top>
        <Text as="b" weight={600}>
          {pieceName(piece.item.brand, piece.item.title)}
        </Text>
        <span className="soft small num">
          {ours?.itemNumber} · {piece.item.sizeDisplay} · order{' '}
          <Link to="/employee/orders/$orderId" params={{ orderId: piece.orderId }} className="link">
            {piece.orderLabel}
          </Link>
        </span>
        <span>
          <b>{piece.reasonLabel}</b>
          {piece.note && `: “${piece.note}”`}
        </span>
        {piece.difference && <DifferenceFacts difference={piece.difference} who={staffed.personName} />}
        <span className="soft small">
          {ours?.conditionDescription ?? 'No condition was written at intake.'}
          {ours &&
            ours.flaws.length > 0 &&
            ` Flaws we told: ${ours.flaws.map((flaw) => flaw.replace(/\.$/, '')).join('; ')}.`}
        </span>
        {piece.outcomeLabel && (
          <span>
            <Badge>{piece.offered === null ? piece.outcomeLabel : `Offered ${money(piece.offered)}`}</Badge>{' '}
            {piece.outcomeReason}
          </span>
        )}
        {ours?.goesOn && (
          <span>
            Goes on to {ours.goesOn.to}:{' '}
            <Link to="/employee/returns-to-seller" className="link">
              {ours.goesOn.statusLabel.toLowerCase()}
            </Link>
            {ours.goesOn.trackingCode && (
              <span className="num">
                , {ours.goesOn.carrierName} {ours.goesOn.trackingCode}
              </span>
            )}
          </span>
        )}
        {ours?.relistedAs && (
          <span>
            {ours.isForRescue ? 'For the rescue boxes as' : 'On sale again as'}{' '}
            <Link
              to="/employee/items/$itemNumber"
              params={{ itemNumber: String(ours.relistedAs) }}
              className="link num"
            >
              {ours.relistedAs}
            </Link>
          </span>
        )}
      </Stack>
      <ProofPhotos
        ids={piece.photoIds}
        label={`${staffed.personName}’s photos`}
        of={`${piece.item.title}, from ${staffed.personName}`}
      />
      <ProofPhotos
        ids={piece.outcomePhotoIds}
        label="Photos of the inspection"
        of={`${piece.item.title} as it came back`}
      />
      {isHere && piece.outcome === null && (
        <Decide returnId={id} piece={piece} unpaid={staffed.paysNothing} />
      )}
    </Stack>
  )
}
