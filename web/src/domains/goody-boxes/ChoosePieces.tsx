import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { sizeWords } from '@hemline/rules/seo/piece-head.ts'
import { ChooseGoodyPiecesDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { onceMore } from '../../platform/once-more.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Goody.module.css'
import type { Box } from './goody-keys.ts'

type Piece = Box['pieces'][number]
type Said = { keep: boolean; reason: string }

function Choice({
  piece,
  reasons,
  said,
  say,
  missing,
}: {
  piece: Piece
  reasons: Box['reasons']
  said: Said | undefined
  say: (said: Said) => void
  missing: boolean
}) {
  const { item, why, price } = piece
  const name = pieceName(item.brand, item.title)
  const error = missing && !said ? 'Please say whether it stays.' : undefined
  return (
    <PieceLine
      size="large"
      picture={
        <HrefLink className={thumbClass('large')} href={item.slug} tabIndex={-1} aria-hidden="true">
          <PieceThumb item={item} sizes="96px" />
        </HrefLink>
      }
      brand={item.brand}
      end={<b>{money(price)}</b>}
      foot={
        <Stack gap={3} className={styles.choice}>
          <ChoiceCards legend={name} legendLook="hidden" look="tiles" columns={2} error={error}>
            <ChoiceCard
              title="Keep it"
              checked={said?.keep === true}
              onChange={() => say({ keep: true, reason: '' })}
            />
            <ChoiceCard
              title="Send it back"
              checked={said?.keep === false}
              onChange={() => say({ keep: false, reason: said?.reason ?? '' })}
            />
          </ChoiceCards>
          {said?.keep === false && (
            <SelectField
              label={`Why does ${name} go back?`}
              value={said.reason}
              error={
                missing && said.reason === '' ? 'Please say why: it teaches us what fits you.' : undefined
              }
              onChange={(event) => say({ keep: false, reason: event.target.value })}
            >
              <option value="">Choose a reason</option>
              {reasons.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
        </Stack>
      }
    >
      <HrefLink href={item.slug}>{item.title}</HrefLink>
      <span className="soft small">{sizeWords(item.sizeDisplay)}</span>
      <PieceFact>{why}</PieceFact>
    </PieceLine>
  )
}

const firstSaid = (box: Box): Record<number, Said> =>
  Object.fromEntries(
    box.pieces.flatMap(({ itemNumber, choice, reason }) =>
      choice ? [[itemNumber, { keep: choice === 'keep', reason: reason ?? '' }]] : [],
    ),
  )

/**
 * Renders, for each piece of a goody box, the choice to keep it or send it back with a reason, and the
 * resulting sum; sends the choices once each piece has one. A refusal stands above the button.
 */
export function ChoosePieces({ box }: { box: Box }) {
  const [said, setSaid] = useState(() => firstSaid(box))
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, choose] = useMutation(ChooseGoodyPiecesDocument)
  const isSaid = ({ itemNumber }: Piece) => {
    const one = said[itemNumber]
    return one !== undefined && (one.keep || one.reason !== '')
  }
  const kept = box.pieces.filter(({ itemNumber }) => said[itemNumber]?.keep)
  const back = box.pieces.filter(({ itemNumber }) => said[itemNumber]?.keep === false)
  const sum = kept.reduce((all, one) => all + one.price + one.tax, 0) + (kept.length > 0 ? box.fees : 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(true)
    if (!box.pieces.every(isSaid)) return
    const choices = box.pieces.map(({ itemNumber }) => {
      const { keep = true, reason = '' } = said[itemNumber] ?? {}
      return { itemNumber, keep, reason: keep ? null : reason }
    })
    const { data, error } = await onceMore(() => choose({ input: { boxId: box.id, choices } }))
    const answer = data?.chooseGoodyPieces
    setRefusal(
      answer?.__typename === 'GoodyBoxPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'generic')),
    )
  }
  const isDecided = box.status === 'returning'
  return (
    <Stack as="form" gap={4} noValidate aria-label="What stays" onSubmit={(event) => void submit(event)}>
      <Text as="h2" size={22}>
        {isDecided ? 'Changed your mind?' : 'What stays?'}
      </Text>
      <ul>
        {box.pieces.map((piece) => (
          <Choice
            key={piece.itemNumber}
            piece={piece}
            reasons={box.reasons}
            said={said[piece.itemNumber]}
            say={(one) => setSaid((now) => ({ ...now, [piece.itemNumber]: one }))}
            missing={missing}
          />
        ))}
      </ul>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row justify="between" padY={4} edge="top">
        <p aria-live="polite" className="num">
          {kept.length + back.length === 0
            ? 'Say for each piece whether it stays.'
            : `${countOf(kept.length, 'piece')} kept: ${money(sum)} with tax and fees. ${countOf(back.length, 'piece')} back.`}
        </p>
        <Button type="submit" size="large" busy={fetching}>
          {isDecided ? 'Save the change' : back.length > 0 ? 'Get my label' : 'Keep and pay'}
        </Button>
      </Row>
    </Stack>
  )
}
