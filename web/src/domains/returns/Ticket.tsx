import { pickUpWhen } from '@hemline/rules/returns/pick-up.ts'
import {
  GetDropOffPlacesDocument,
  type GetDropOffPlacesQuery,
  type GetReturnQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { dateManner } from '../../platform/date-manner.ts'
import { dateOf, money } from '../../platform/format.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { qrPath } from '../chrome/qr.ts'
import { useGuestKey } from '../orders/guest-key.ts'
import styles from './Returns.module.css'
import { type CodePicture, hasPictureSheet, saveCode } from './save-code.ts'
import { paysNothing } from './Ways.tsx'

export type Return = NonNullable<GetReturnQuery['return']>

type Place = GetDropOffPlacesQuery['dropOffPlaces'][number]

function Places({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <Stack gap={2}>
      <Text as="h3" size={14} weight={600} voice="label">
        More counters near you
      </Text>
      <ul>
        {places.map(({ id, name, address, hours }) => (
          <Text as="li" key={id} size={14} below={2}>
            <b>{name}</b>, {address}
            <Text as="span" block tone="soft">
              {hours}
            </Text>
          </Text>
        ))}
      </ul>
    </Stack>
  )
}

/** Renders the button that saves the code as a picture, or hands it to the phone's own sheet. */
function SaveCode({ picture }: { picture: CodePicture }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(!(await saveCode(picture)))
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        {hasPictureSheet() ? 'Save to phone' : 'Save the code'}
      </Button>
      {failed && (
        <Note mood="bad" role="alert">
          Your browser could not save the picture. A photo of the screen works too.
        </Note>
      )}
    </>
  )
}

const allOf = (pieces: number) =>
  pieces === 1 ? 'the piece' : pieces === 2 ? 'both pieces' : `all ${pieces} pieces`

/**
 * Renders the code that a carrier's counter scans for a return, and the three steps from handing in to the
 * money; nothing without a label.
 */
export function Ticket({ made }: { made: Return }) {
  const { counterCode, labelUrl, code, carrierName, pieces, headline, dropOffBy, isGift, total, lateTerms } =
    made
  const byKey = useGuestKey()
  const [{ data }] = useQuery({
    query: GetDropOffPlacesDocument,
    variables: { returnId: made.id, byKey },
    pause: counterCode === null,
  })
  if (counterCode === null) return null
  const [nearest, ...others] = data?.dropOffPlaces ?? []
  const fetched = made.pickUp?.status === 'booked' ? made.pickUp : undefined
  const { path, size } = qrPath(counterCode)
  const isUnpaid = paysNothing(made)
  return (
    <Panel
      as="section"
      surface="card"
      edge="all"
      round="sheet"
      clip
      flow="stack"
      gap={0}
      className={styles.ticket}
      aria-label={headline}
    >
      <div className={styles.code}>
        <svg
          viewBox={`-2 -2 ${size + 4} ${size + 4}`}
          role="img"
          aria-label={`The code of return ${code}, for the counter’s scanner`}
        >
          <path d={path} />
        </svg>
        <b>{code}</b>
        <small>Show it at any {carrierName} counter</small>
      </div>
      <div className={styles.say}>
        <ol>
          <li>
            <b>Put {allOf(pieces.length)} in any box or bag.</b> No printer, no form.
          </li>
          <li>
            <b>
              {fetched
                ? `${carrierName} fetches the parcel on ${pickUpWhen(fetched, dateManner())}.`
                : `Hand the parcel in by ${dateOf(dropOffBy)}.`}
            </b>
            {fetched && ` Or hand it in by ${dateOf(dropOffBy)}.`}
            {!isUnpaid && ` ${lateTerms}`}
            {nearest && (
              <Text as="span" block size={14} tone="soft">
                Nearest: {nearest.name}, {nearest.address}, open {nearest.hours}.
              </Text>
            )}
          </li>
          <li>
            <b>They scan this code and print the label.</b>
            {!isUnpaid && ` You get ${isGift ? 'shop credit' : money(total)}.`}
          </li>
        </ol>
        <Row gap={3}>
          <SaveCode
            picture={{ text: counterCode, code, words: `Show it at any ${carrierName ?? ''} counter` }}
          />
          {labelUrl && (
            <a className={buttonClass({ look: 'line' })} href={labelUrl} target="_blank" rel="noopener">
              Print the label instead
            </a>
          )}
        </Row>
        {!isGift && (
          <Text size={14} tone="soft">
            Was it a gift? Pass the code or the label on to who has it: neither names a price.
          </Text>
        )}
        <Places places={others} />
      </div>
    </Panel>
  )
}
